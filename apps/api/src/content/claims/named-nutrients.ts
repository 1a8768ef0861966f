import { languages, type Language } from '@veralune/routing';
import type { Content } from '../folders.ts';
import type { ClaimRules } from './claim-rules.ts';
import { foldedText } from './folded-text.ts';

/** The keys of the nutrients, ingredients and products that a folded sentence names. */
export type NamedNutrients = (sentence: string) => ReadonlySet<string>;

/** `Biotine (vitamine B8)` has two names. */
function namesIn(label: string): string[] {
  return label
    .split(/[()]/)
    .map((part) => foldedText(part))
    .filter((part) => part !== '');
}

function namesOf(content: Content, { names }: ClaimRules, language: Language): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, label: string): void => {
    for (const name of namesIn(label)) found.set(name, (found.get(name) ?? new Set()).add(key));
  };
  for (const [key, { texts }] of content.nutrients) add(key, texts[language].label);
  for (const [key, { texts }] of content['active-ingredients']) add(key, texts[language].label);
  for (const [key, { texts }] of content.products) add(`products/${key}`, texts[language].name);
  for (const [key, more] of Object.entries(names)) for (const name of more[language]) add(key, name);
  return found;
}

const vitamins: Readonly<Record<string, string>> = {
  a: 'vitamin-a',
  b1: 'vitamin-b1',
  b2: 'vitamin-b2',
  b3: 'niacin',
  b5: 'pantothenic-acid',
  b6: 'vitamin-b6',
  b7: 'biotin',
  b8: 'biotin',
  b9: 'folic-acid',
  b12: 'vitamin-b12',
  c: 'vitamin-c',
  d: 'vitamin-d',
  d3: 'vitamin-d',
  e: 'vitamin-e',
  k: 'vitamin-k',
  k2: 'vitamin-k2',
};
const and = '\\s*,\\s*|\\s+(?:et|ainsi que|ou|en|of|und|sowie|oder|ed?|od?|y)\\s+';
const letter = '[a-ek]\\d{0,2}(?!\\p{L})';
/** `vitamines B1, B2 et B6` */
const vitaminList = new RegExp(`(?<!\\p{L})vitamin\\p{L}{0,3}\\s+(${letter}(?:(?:${and})${letter})*)`, 'gu');
const between = new RegExp(and, 'u');

function vitaminsIn(sentence: string): string[] {
  return [...sentence.matchAll(vitaminList)].flatMap(([, list = '']) =>
    list.split(between).flatMap((each) => vitamins[each] ?? []),
  );
}

function inLanguage(content: Content, rules: ClaimRules, language: Language): NamedNutrients {
  const names = namesOf(content, rules, language);
  const longestFirst = [...names.keys()].toSorted((left, right) => right.length - left.length);
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.map((name) => RegExp.escape(name)).join('|')})s?(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (sentence) =>
    new Set([
      ...[...sentence.matchAll(anyName)].flatMap(([, name = '']) => [...(names.get(name) ?? [])]),
      ...vitaminsIn(sentence),
    ]);
}

/** Finds nutrients, ingredients and products by their names in the catalogue, their other names and lists of vitamins. */
export function namedNutrients(content: Content, rules: ClaimRules): Readonly<Record<Language, NamedNutrients>> {
  return Object.fromEntries(languages.map((language) => [language, inLanguage(content, rules, language)])) as Readonly<
    Record<Language, NamedNutrients>
  >;
}
