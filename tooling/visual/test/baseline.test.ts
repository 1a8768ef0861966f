import { expect, test } from 'vitest';
import { unusedFiles } from '../src/baseline.ts';
import { picturesOf } from '../src/picture.ts';
import { subjectsOf } from '../src/stories.ts';

const subjects = subjectsOf([{ title: 'Components/Button', id: 'components-button--primary', name: 'Primary' }]);

test('finds files without a story', () => {
  const files = ['components-button.webp', 'components-removed.webp'];
  expect(unusedFiles(subjects.flatMap(picturesOf), files)).toEqual(['components-removed.webp']);
});
