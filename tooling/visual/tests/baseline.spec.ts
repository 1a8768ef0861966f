import { baselineFiles, baselineLimit, baselineSize, deletePicture, unusedFiles } from '../src/baseline.ts';
import { acceptCommand } from '../src/expect-picture.ts';
import { expect, test } from '../src/fixtures.ts';
import { picturesOf } from '../src/picture.ts';
import { readSubjects } from '../src/stories.ts';
import { isUpdate } from '../src/update.ts';

test('has no picture without a story', () => {
  const found = unusedFiles(readSubjects().flatMap(picturesOf), baselineFiles());
  if (isUpdate(test.info())) found.forEach(deletePicture);
  else expect(found, `These pictures belong to no story. ${acceptCommand} deletes them.`).toEqual([]);
});

test('is smaller than 15 MB', () => {
  expect(baselineSize(), 'The pictures are too large. Shorten the stories of the largest ones.').toBeLessThan(
    baselineLimit,
  );
});
