import { href, locales } from '@veralune/routing';
import { expect, it } from 'vitest';
import { loggedPath } from '../src/logged-path.ts';

it.each([
  ['/fr/contact?token=abc', '/fr/contact'],
  ['/fr/resultats/-r--mal-de-dos/2?a=b', '/fr/resultats/-r--*/2'],
  ['/', '/'],
  [undefined, ''],
])('%s → %s', (address, path) => {
  expect(loggedPath(address)).toBe(path);
});

it.each(locales)('has no search terms of %s', (locale) => {
  expect(loggedPath(href('results', { terms: 'mal-de-dos' }, locale))).toMatch(/\/-r--\*$/);
});
