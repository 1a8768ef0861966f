import { locales, type Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Catalogues } from '../scripts/catalogue.ts';
import { findProblems } from '../scripts/find-problems.ts';
import { usageIn } from '../scripts/used-ids.ts';

const sound: Catalogue = { 'cart.count': '{count, plural, one {# article} other {# articles}}' };

const everywhere = (catalogue: Catalogue): Catalogues =>
  Object.fromEntries(locales.map((locale) => [locale, catalogue])) as Catalogues;
const problemsOf = (changes: Partial<Record<Locale, Catalogue>>): string[] =>
  findProblems({ ...everywhere(sound), ...changes }, () => true).map(({ kind, file, id }) => `${kind} ${file} ${id}`);

describe('findProblems', () => {
  it('finds none in sound catalogues', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('finds a missing and an extra message', () => {
    expect(problemsOf({ 'nl-be': { 'cart.cuont': 'x' } })).toEqual([
      'missing messages/nl-be.json cart.count',
      'extra messages/nl-be.json cart.cuont',
    ]);
  });

  it.each([
    ['arguments', '{total, plural, one {# Artikel} other {# Artikel}}'],
    ['arguments', '{count} Artikel'],
    ['arguments', 'Artikel'],
    ['arguments', '{count, plural, one {{name}} other {#}}'],
    ['syntax', '{count, plural, one {# Artikel}'],
    ['syntax', '{count, plural, one {# Artikel}}'],
  ])('finds wrong %s in %s', (kind, text) => {
    expect(problemsOf({ 'de-de': { 'cart.count': text } })).toEqual([`${kind} messages/de-de.json cart.count`]);
  });

  it.each<[Locale, string]>([
    ['fr-be', 'Vraiment ?'],
    ['fr-ch', 'Vraiment?'],
    ['fr-be', 'l\'eau'],
    ['it-it', 'attendi...'],
    ['de-ch', 'Grüße'],
    ['es-es', ' hola'],
    ['nl-be', ''],
    ['nl-be', '<b>vet</b>'],
  ])('finds the wording of %s: "%s"', (locale, text) => {
    const catalogues = { ...everywhere({ greeting: 'Hallo' }), [locale]: { greeting: text } };
    const found = findProblems(catalogues, () => true);
    expect(found.map(({ kind, file }) => `${kind} ${file}`)).toEqual([`wording messages/${locale}.json`]);
  });

  it('finds an unused message, and says how to mend it', () => {
    const [problem] = findProblems(everywhere(sound), () => false);
    expect(problem).toMatchObject({ kind: 'unused', id: 'cart.count' });
    expect(problem?.remedy).toContain('node scripts/prune.ts');
  });
});

describe('usageIn', () => {
  const isUsed = usageIn([
    "t('cart.title')",
    'label: "cart.label"',
    't(`cart.sort.${order}`)',
    '`${t(`cart.step.${step as Exclude<Step, 1>}.title`)}: x`',
    '`${all}.${of}.them`',
  ]);

  it.each([
    ['cart.title', true],
    ['cart.label', true],
    ['cart.sort.price_asc', true],
    ['cart.step.payment.title', true],
    ['cart.step.payment', false],
    ['cart.sort', false],
    ['cart.sort.price.asc', false],
    ['cart.titlee', false],
    ['some.of.them', false],
  ])('%s: %s', (id, expected) => {
    expect(isUsed(id)).toBe(expected);
  });
});
