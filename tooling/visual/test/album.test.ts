import { expect, test } from 'vitest';
import { orphans, pictureNames } from '../src/album.ts';
import { subjectsOf } from '../src/stories.ts';

const story = (title: string, id: string) => ({ title, id, name: id });
const subjects = subjectsOf([
  story('Components/Button', 'components-button--primary'),
  story('Components/Button', 'components-button--quiet'),
  story('Screens/Home', 'screens-home--german'),
  story('Screens/Product', 'screens-product--german'),
  story('Screens/Product', 'screens-product--bare'),
]);

test('a component has one sheet, a screen a page in each window and a sheet of its other states', () => {
  expect(subjects.flatMap(pictureNames)).toEqual([
    'components-button',
    'screens-home.360',
    'screens-home.1440',
    'screens-product.360',
    'screens-product.1440',
    'screens-product.states',
  ]);
});

test('finds what no story asks for', () => {
  expect(orphans(subjects, ['components-button.webp', 'components-gone.webp'])).toEqual(['components-gone.webp']);
});
