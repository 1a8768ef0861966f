import type { LimitedNutrient } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { dayDialProps, type ProductOnDial } from '../src/mappers/day-dial.ts';
import { exceededLevels } from '../src/mappers/upper-levels.ts';
import { createPageContext } from '../src/page-context.ts';

function nutrient(amount: number, more: Partial<LimitedNutrient> = {}): LimitedNutrient {
  return { id: 13, label: 'Magnésium', unit: 'mg', amount, upper_level: 250, scope: 'supplements', ...more };
}

function product(
  name: string,
  intake: ProductOnDial['intake'],
  limited: readonly LimitedNutrient[] = [],
): ProductOnDial {
  return { name, nutrition: { dose: '2 comprimés', rows: [] }, intake, limited_nutrients: [...limited] };
}

const divided = { moments: ['noon', 'evening'], divided: true, food: 'with-meal' } satisfies ProductOnDial['intake'];
const choice = { moments: ['morning', 'noon'], divided: false, food: null } satisfies ProductOnDial['intake'];
const fasting = { moments: ['morning'], divided: false, food: 'empty-stomach' } satisfies ProductOnDial['intake'];
const anyMeal = { moments: [], divided: false, food: 'with-meal' } satisfies ProductOnDial['intake'];

describe('nutrients above an upper level', () => {
  it.each<[string, readonly (readonly LimitedNutrient[])[], readonly number[]]>([
    ['no product', [], []],
    ['exactly the level', [[nutrient(250)]], []],
    ['two products below it', [[nutrient(100)], [nutrient(150)]], []],
    ['two products above it', [[nutrient(250)], [nutrient(60)]], [310]],
    ['other nutrients are not added', [[nutrient(250)], [nutrient(60, { id: 18 })]], []],
    ['fractions', [[nutrient(0.1, { upper_level: 0.3 })], [nutrient(0.2, { upper_level: 0.3 })]], []],
  ])('%s', (_, products, totals) => {
    expect(exceededLevels(products).map(({ total }) => total)).toEqual(totals);
  });
});

describe('the text of a dial', () => {
  it.each<[Locale, ProductOnDial['intake'], string]>([
    ['fr-be', divided, '2 comprimés : à midi et le soir, pendant le repas'],
    ['fr-be', choice, '2 comprimés : le matin ou à midi'],
    ['fr-be', fasting, '2 comprimés : le matin, à jeun'],
    ['fr-be', anyMeal, '2 comprimés : au repas de votre choix'],
    ['nl-be', divided, '2 comprimés: ’s middags en ’s avonds, bij de maaltijd'],
    ['de-de', choice, '2 comprimés: morgens oder mittags'],
    ['it-it', fasting, '2 comprimés: al mattino, a stomaco vuoto'],
    ['es-es', divided, '2 comprimés: al mediodía y por la noche, con la comida'],
  ])('%s: %j', (locale, intake, text) => {
    const found = dayDialProps([product('Micralba', intake)], createPageContext(locale));
    expect(found?.entries[0]?.text.replaceAll('\u00a0', ' ')).toBe(text);
    expect(found?.entries[0]).not.toHaveProperty('name');
  });

  it.each<[string, ProductOnDial['intake']]>([
    ['the usage depends on something else', null],
    ['any moment, with or without a meal', { ...anyMeal, food: null }],
  ])('there is no dial if %s', (_, intake) => {
    expect(dayDialProps([product('Vigorine', intake)], createPageContext('fr-be'))).toBeUndefined();
  });

  it('three products have their names, and a warning that counts those without a moment too', () => {
    const products = [
      product('A', divided, [nutrient(250)]),
      product('B', null, [nutrient(120)]),
      product('C', fasting),
      product('D', divided, [nutrient(1_000)]),
    ];
    const found = dayDialProps(products, createPageContext('de-de'));
    expect(found?.entries.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(found?.warnings).toHaveLength(1);
    expect(found?.warnings[0]?.replaceAll('\u00a0', ' ')).toMatch(/zusammen 370 mg .* 250 mg/);
  });

  it('products that do not depend on the time of day have the warning alone', () => {
    const products = [product('A', null, [nutrient(200)]), product('B', null, [nutrient(120)])];
    expect(dayDialProps(products, createPageContext('fr-be'))).toMatchObject({
      entries: [],
      legend: [],
      warnings: [expect.stringContaining('Magnésium')],
    });
  });
});
