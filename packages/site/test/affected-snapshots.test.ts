import { expect, it } from 'vitest';
import { affectedSnapshots } from '../src/revalidation/affected-snapshots.ts';

it.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['a product', ['fr-be/product:12'], []],
  ['addresses in one locale', ['fr-be/product:12', 'nl-be/addresses'], ['addressBook']],
  ['redirections', ['fr-be/redirections', 'nl-be/redirections'], ['redirections']],
  ['addresses of another market', ['fr-ch/addresses'], []],
  ['everything', ['catalogue'], ['addressBook', 'redirections']],
])('affected snapshots: %s', (_, tags, expected) => {
  expect(affectedSnapshots(tags, ['fr-be', 'nl-be'])).toEqual(expected);
});
