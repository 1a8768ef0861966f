import { expect, test } from 'vitest';
import { picturesOf } from '../src/picture.ts';
import { subjectsOf } from '../src/stories.ts';

function story(title: string, id: string, name: string) {
  return { title, id, name };
}

function namesOf(...stories: ReturnType<typeof story>[]) {
  return subjectsOf(stories)
    .flatMap(picturesOf)
    .map(({ kind, name }) => [kind, name]);
}

test('a component has one sheet with its states', () => {
  const title = 'Components/Button';
  expect(
    namesOf(story(title, 'components-button--primary', 'Primary'), story(title, 'components-button--quiet', 'Quiet')),
  ).toEqual([['sheet', 'components-button']]);
});

test('a screen has a page in each window', () => {
  expect(namesOf(story('Screens/Home', 'screens-home--german', 'German'))).toEqual([
    ['page', 'screens-home.360'],
    ['page', 'screens-home.1440'],
  ]);
});

test('a screen has a sheet of its other states', () => {
  const title = 'Screens/Product';
  expect(namesOf(story(title, 'screens-product--full', 'Full'), story(title, 'screens-product--bare', 'Bare'))).toEqual(
    [
      ['page', 'screens-product.360'],
      ['page', 'screens-product.1440'],
      ['states', 'screens-product.states'],
    ],
  );
});

test('a screen in every locale has no pictures', () => {
  expect(namesOf(story('Screens/Every locale/Home', 'screens-every-locale-home--german', 'German'))).toEqual([]);
});
