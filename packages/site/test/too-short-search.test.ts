import { expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { isTooShort, resultsData } from '../src/screens/results/data.ts';
import { resultsProps } from '../src/screens/results/props.ts';

it.each([
  [undefined, true],
  ['a', true],
  ['ab', true],
  ['abc', false],
  ['a-b', false],
])('the terms %s are too short: %s', (terms, expected) => {
  expect(isTooShort(terms)).toBe(expected);
});

it.each(['a', 'ab'])('a search for %s asks the catalogue nothing and keeps the text', async (terms) => {
  const found = await resultsData('fr-be', { terms });
  expect(found).toBeNull();
  const context = createPageContext('fr-be');
  const { count, articleGroups, listing, search } = resultsProps(found, { terms }, context);
  expect(count).toBe(context.t('header.search.too-short', { min: 3 }));
  expect([articleGroups, listing, search.value]).toEqual([[], undefined, terms]);
});
