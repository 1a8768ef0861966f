import type { Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi('shipped');

async function found(locale: Locale, text: string): Promise<string[]> {
  return (await api.ask(locale, 'products', { query: { text, perPage: 100 } })).items.map(({ id }) => String(id));
}

/** Spellings of a word, and a product that each of them must find. */
const spellings: [Locale, number, string[]][] = [
  ['fr-be', 101, ['probiotiques', 'probiotique', 'probiotiqe', 'PROBIO', 'Probiotiqeus']],
  ['fr-ch', 109, ['magnésium', 'magnesium', 'MAGNÉSIUM', 'magnesum', 'magné', 'du magnésium']],
  ['fr-be', 110, ['vitamine d', 'vitamines D', 'vitamine D', 'vitmaine d']],
  ['nl-be', 109, ['magnesium', 'Magnésium', 'magnesuim', 'magn']],
  ['nl-be', 101, ['probiotica', 'probioticum', 'probiotca', 'PROBIO']],
  ['de-de', 109, ['Magnesium', 'magnesiun', 'MAGNES', 'das Magnesium']],
  ['de-ch', 111, ['Eisen', 'eisn', 'EISEN']],
  ['it-it', 101, ['probiotici', 'probiotico', 'probiotci', 'PROBIO']],
  ['it-ch', 109, ['magnesio', 'magnèsio', 'magneso', 'il magnesio', 'MAGN']],
  ['es-es', 109, ['magnesio', 'magnésio', 'magneso', 'magn']],
  ['es-es', 101, ['probióticos', 'probiotico', 'probioticso', 'PROBIÓ']],
];

describe('a product is found with every spelling', () => {
  const table = spellings.flatMap(([locale, id, texts]) => texts.map((text) => [locale, text, id] as const));
  test.each(table)('%s: %s', async (locale, text, id) => {
    expect(await found(locale, text)).toContain(String(id));
  });
});

describe('what a search does not find', () => {
  test.each(['zzzzzzzz', '!!!', '   ', 'x', '🌱', '日本'])('"%s" finds nothing', async (text) => {
    const { total } = await api.ask('fr-be', 'products', { query: { text } });
    // A text of spaces counts as empty.
    expect(total).toBe(text.trim() === '' ? (await api.ask('fr-be', 'products')).total : 0);
  });

  test('all words must occur if any product has them all', async () => {
    const both = await found('fr-be', 'magnésium stress');
    expect(both).toContain('109');
    expect(both.length).toBeLessThan((await found('fr-be', 'magnésium')).length);
  });

  test('a word that occurs in no name is optional', async () => {
    expect(await found('fr-be', 'magnésium zzzzzzzz')).toEqual(await found('fr-be', 'magnésium'));
  });

  test('texts in other languages', async () => {
    expect(await found('nl-be', 'sommeil')).toEqual([]);
  });
});

describe('German umlauts are found in both spellings', () => {
  test.each([
    ['Muedigkeit', 'Müdigkeit'],
    ['Naegel', 'Nägel'],
    ['Folsaeure', 'Folsäure'],
  ])('%s, %s', async (left, right) => {
    const both = [await found('de-ch', left), await found('de-ch', right)];
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).not.toEqual([]);
  });
});

describe('the best match comes first', () => {
  test.each([
    ['fr-be', 'magnésium', 109],
    ['fr-be', 'vitamine d', 110],
    ['de-de', 'zink', 112],
    ['it-it', 'vigorine', 134],
    ['es-es', 'somnelis zen', 127],
  ] as const)('%s: %s', async (locale, text, id) => {
    expect((await found(locale, text))[0]).toBe(String(id));
  });
});

describe('suggestions', () => {
  test('are grouped, with a total for each group', async () => {
    const suggestion = await api.ask('fr-be', 'suggest', { query: { text: 'somm' } });
    expect(suggestion.products.items[0]?.id).toBe(126);
    expect(suggestion.needs.items.map(({ title }) => title).join()).toMatch(/sommeil/i);
    expect(suggestion.pages.items.every(({ type }) => ['advice', 'innovation'].includes(type.technical_name))).toBe(
      true,
    );
    const { total, ...groups } = suggestion;
    expect(Object.values(groups).reduce((sum, group) => sum + group.total, 0)).toBe(total);
    expect(Object.values(groups).every(({ items }) => items.length <= 4)).toBe(true);
  });

  test('include brands, about and expertise pages', async () => {
    expect((await api.ask('de-de', 'suggest', { query: { text: 'florelune' } })).brands.items[0]?.slug).toBe(
      'florelune',
    );
    const { about_page, corpo } = await api.ask('fr-be', 'suggest', { query: { text: 'veralune' } });
    expect(about_page.items.every(({ type }) => type.technical_name === 'about')).toBe(true);
    expect(corpo.items.every(({ type }) => type.technical_name.startsWith('corpo'))).toBe(true);
  });

  test('a product of another market is not suggested', async () => {
    const names = (await api.ask('fr-be', 'suggest', { query: { text: 'melatonine' } })).products.items.map(
      ({ id }) => id,
    );
    expect(names).not.toContain(125);
  });

  test('the full search paginates each group', async () => {
    const ask = (page: number) => api.ask('fr-be', 'search', { body: { text: 'vitamine', page, perPage: 3 } });
    const first = await ask(1);
    const second = await ask(2);
    expect(first.products.items).toHaveLength(3);
    expect(second.products.total).toBe(first.products.total);
    expect(second.products.items.map(({ id }) => id)).not.toEqual(first.products.items.map(({ id }) => id));
  });
});
