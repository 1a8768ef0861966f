import { describe, expect, test } from 'vitest';
import { languages } from '@veralune/routing';
import { readValidContent } from '../src/content/read.ts';
import { useApi } from './support/api.ts';
import { shippedContent } from './support/catalogues.ts';

const api = useApi('shipped');
const { nutrients, products } = readValidContent(shippedContent);
const limited = [...nutrients].flatMap(([key, { upper_level: level, texts }]) =>
  level === undefined ? [] : [{ key, level, texts }],
);

describe('upper intake levels', () => {
  test('are in the unit of the nutrient in every language', () => {
    expect(limited.length).toBeGreaterThanOrEqual(11);
    for (const { level, texts } of limited)
      for (const language of languages) expect(texts[language].unit).toBe(level.unit);
  });

  test('no product alone is above a level', () => {
    const above = [...products].flatMap(([product, { nutrition }]) =>
      nutrition.flatMap(({ nutrient, amount }) => {
        const level = nutrients.get(nutrient)?.upper_level;
        return level !== undefined && amount > level.amount ? [`${product}: ${nutrient}`] : [];
      }),
    );
    expect(above).toEqual([]);
  });
});

describe('the moments of intake of a product', () => {
  test.each([
    ['micralba-magnesium', { moments: ['noon', 'evening'], divided: true, food: 'with-meal' }],
    ['micralba-vitamine-c', { moments: ['morning', 'noon'], divided: false, food: null }],
    ['micralba-fer', { moments: ['noon'], divided: false, food: 'empty-stomach' }],
    ['florelune-lactase', { moments: [], divided: false, food: 'with-meal' }],
  ])('%s', async (key, expected) => {
    const id = products.get(key)?.id ?? 0;
    expect((await api.ask('fr-be', 'product', { params: { id } })).intake).toMatchObject(expected);
  });

  test('vigorine-effort: its usage depends on exercise', async () => {
    const id = products.get('vigorine-effort')?.id ?? 0;
    const { intake, limited_nutrients: nutrientsOf } = await api.ask('fr-be', 'product', { params: { id } });
    expect(intake).toBeNull();
    expect(nutrientsOf.map(({ amount }) => amount)).toEqual([120]);
  });

  test('the limited nutrients have their amounts and levels', async () => {
    const id = products.get('micralba-magnesium')?.id ?? 0;
    const { limited_nutrients: found } = await api.ask('fr-be', 'product', { params: { id } });
    expect(found.map(({ label, amount, upper_level: level }) => [label, amount, level])).toEqual([
      ['Magnésium', 250, 250],
      ['Vitamine B6', 1.4, 12],
    ]);
  });
});
