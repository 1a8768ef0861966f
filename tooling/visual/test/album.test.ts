import { expect, test } from 'vitest';
import { orphans } from '../src/album.ts';
import { picturesOf } from '../src/picture.ts';
import { subjectsOf } from '../src/stories.ts';

const subjects = subjectsOf([{ title: 'Components/Button', id: 'components-button--primary', name: 'Primary' }]);

test('finds what no story asks for', () => {
  const files = ['components-button.webp', 'components-gone.webp'];
  expect(orphans(subjects.flatMap(picturesOf), files)).toEqual(['components-gone.webp']);
});
