import { expect, it } from 'vitest';
import { namedSnapshots } from '../src/revalidation/named-snapshots.ts';

it.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['a product', ['fr-be/product:12'], []],
  ['addresses in one locale', ['fr-be/product:12', 'nl-be/addresses'], ['addressBook']],
  ['redirections', ['fr-be/redirections', 'nl-be/redirections'], ['redirections']],
  ['addresses of another market', ['fr-ch/addresses'], []],
  ['everything', ['catalogue'], ['addressBook', 'redirections']],
])('names snapshots: %s', (_, tags, expected) => {
  expect(namedSnapshots(tags, ['fr-be', 'nl-be'])).toEqual(expected);
});
