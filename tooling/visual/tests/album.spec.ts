import { albumFiles, albumLimit, albumSize, discard, orphans } from '../src/album.ts';
import { acceptCommand } from '../src/expect-picture.ts';
import { expect, test } from '../src/fixtures.ts';
import { picturesOf } from '../src/picture.ts';
import { readSubjects } from '../src/stories.ts';
import { isUpdate } from '../src/update.ts';

test('keeps no picture of what is gone', () => {
  const found = orphans(readSubjects().flatMap(picturesOf), albumFiles());
  if (isUpdate(test.info())) found.forEach(discard);
  else expect(found, `No story asks for these pictures any more. ${acceptCommand} deletes them.`).toEqual([]);
});

test('weighs less than 15 MB', () => {
  expect(albumSize(), 'The pictures weigh too much. Shorten the stories of the largest.').toBeLessThan(albumLimit);
});
