import { languages, type Language, type Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import type { Catalogue, MessageFiles } from '../scripts/catalogue.ts';
import { findProblems } from '../scripts/find-problems.ts';
import { usageIn } from '../scripts/used-ids.ts';

const sound: Catalogue = { 'cart.count': '{count, plural, one {# article} other {# articles}}' };

function everywhere(catalogue: Catalogue): MessageFiles {
  return {
    languages: Object.fromEntries(languages.map((language) => [language, catalogue])) as MessageFiles['languages'],
    differences: {},
  };
}

function isLanguage(name: string): name is Language {
  return (languages as readonly string[]).includes(name);
}

/** The messages with one file replaced or added. */
function withFile(messages: MessageFiles, name: Language | Locale, catalogue: Catalogue): MessageFiles {
  return isLanguage(name)
    ? { ...messages, languages: { ...messages.languages, [name]: catalogue } }
    : { ...messages, differences: { [name]: catalogue } };
}

function problemsWith(name: Language | Locale, catalogue: Catalogue): string[] {
  return findProblems(withFile(everywhere(sound), name, catalogue), () => true).map(
    ({ kind, file, id }) => `${kind} ${file} ${id}`,
  );
}

describe('findProblems', () => {
  it('finds none in valid catalogues', () => {
    expect(findProblems(everywhere(sound), () => true)).toEqual([]);
  });

  it('finds a missing and an extra message', () => {
    expect(problemsWith('nl', { 'cart.cuont': 'x' })).toEqual([
      'missing messages/nl.json cart.count',
      'extra messages/nl.json cart.cuont',
    ]);
  });

  it('finds a message of a country that repeats its language; a country may have no messages', () => {
    expect(problemsWith('fr-ch', {})).toEqual([]);
    expect(problemsWith('fr-ch', sound)).toEqual(['repeated messages/fr-ch.json cart.count']);
  });

  it('finds an inherited message that breaks a rule of the country', () => {
    const german = withFile(everywhere({ greeting: 'Hallo' }), 'de', { greeting: 'Grüße' });
    const filesWithProblems = (messages: MessageFiles) => findProblems(messages, () => true).map(({ file }) => file);
    expect(filesWithProblems(german)).toEqual(['messages/de-ch.json']);
    expect(filesWithProblems(withFile(german, 'de-ch', { greeting: 'Grüsse' }))).toEqual([]);
  });

  it.each([
    ['arguments', '{total, plural, one {# Artikel} other {# Artikel}}'],
    ['arguments', '{count} Artikel'],
    ['arguments', 'Artikel'],
    ['arguments', '{count, plural, one {{name}} other {#}}'],
    ['syntax', '{count, plural, one {# Artikel}'],
    ['syntax', '{count, plural, one {# Artikel}}'],
  ])('finds wrong %s in %s', (kind, text) => {
    expect(problemsWith('de', { 'cart.count': text })).toEqual([`${kind} messages/de.json cart.count`]);
  });

  it.each<[Language | Locale, string]>([
    ['fr', 'Vraiment ?'],
    ['fr-ch', 'Vraiment?'],
    ['fr', "l'eau"],
    ['it', 'attendi...'],
    ['de-ch', 'Grüße'],
    ['es', ' hola'],
    ['nl', ''],
    ['nl', '<b>vet</b>'],
  ])('finds the wording of %s: "%s"', (name, text) => {
    const found = findProblems(withFile(everywhere({ greeting: 'Hallo' }), name, { greeting: text }), () => true);
    expect(found.map(({ kind, file }) => `${kind} ${file}`)).toEqual([`wording messages/${name}.json`]);
  });

  it('finds an unused message, and says how to fix it', () => {
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
