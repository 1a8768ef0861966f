import type { Language, Locale } from '@veralune/routing';
import { expect, it } from 'vitest';
import { mergeCatalogues } from '../src/catalogues.ts';

interface Texts {
  readonly greeting: string;
}

/** A catalogue in which these languages and locales have the text, which is their own name. */
function greetingIn(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { greeting: name }]));
}

it.each<[Locale, languages: readonly Language[], locales: readonly Locale[], expected: string | undefined]>([
  ['nl-be', ['nl', 'fr', 'es', 'de', 'it'], [], 'nl'],
  ['nl-be', ['fr', 'es', 'de', 'it'], [], 'fr'],
  ['nl-be', ['es', 'de', 'it'], [], 'es'],
  ['nl-be', ['de', 'it'], [], 'de'],
  ['nl-be', ['it'], [], 'it'],
  ['nl-be', [], [], undefined],
  ['fr-be', ['nl'], [], undefined],
  ['it-it', ['it', 'fr'], [], 'it'],
  ['it-it', ['de', 'es'], [], 'es'],
  ['de-ch', ['de', 'fr'], ['de-ch'], 'de-ch'],
  ['de-de', ['de', 'fr'], ['de-ch'], 'de'],
  ['it-ch', ['fr'], ['it-ch'], 'it-ch'],
])('%s, where %j and %j have a text, shows that of %s', (locale, languages, locales, expected) => {
  expect(mergeCatalogues<Texts>(locale, greetingIn(languages), greetingIn(locales)).greeting).toBe(expected);
});
