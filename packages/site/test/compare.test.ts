import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comparedIn, compareHref } from '../src/compare/compared-products.ts';
import { priceText } from '../src/mappers/product-item.ts';
import { createPageContext } from '../src/page-context.ts';
import { compare } from '../src/proxy/steps/compare.ts';
import { robotsRules } from '../src/robots.ts';
import { compareProps } from '../src/screens/compare/props.ts';
import { markets } from '@veralune/routing';
import { card, plainCard, product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', 'compare,products');
});

describe('the products in an address', () => {
  it.each<[string, readonly number[] | 'invalid' | null]>([
    ['', null],
    ['utm=1', null],
    ['products=', []],
    ['products=112', [112]],
    ['products=112,104', [112, 104]],
    ['products=112&products=104', [112, 104]],
    ['products=&products=104', [104]],
    ['products=112,112', [112]],
    ['products=1,2,3,4', [1, 2, 3]],
    ['products=0', 'invalid'],
    ['products=-1', 'invalid'],
    ['products=1.5', 'invalid'],
    ['products=99999999999', 'invalid'],
    ['products=<b>', 'invalid'],
    ['products=1,zinc', 'invalid'],
  ])('?%s', (query, ids) => {
    expect(comparedIn(new URLSearchParams(query))).toEqual(ids);
  });

  it('are the same after they were written to an address', () => {
    expect(comparedIn(new URL(compareHref([112, 104], 'de-de'), 'https://de.example').searchParams)).toEqual([
      112, 104,
    ]);
  });
});

describe('the proxy', () => {
  const found = { kind: 'route', route: 'compare', locale: 'fr-be', params: {}, preview: false } as never;
  it.each([
    ['', null],
    ['?utm=1', null],
    ['?products=112,104', { kind: 'rewrite', to: '/fr-be/comparison?products=112,104', cache: 'brief' }],
    ['?products=112,104&utm=1', { kind: 'rewrite', to: '/fr-be/comparison?products=112,104', cache: 'brief' }],
    ['?products=112&products=104', { kind: 'redirect', to: '/fr/comparer?products=112,104', status: 303 }],
    ['?products=1,2,3,4', { kind: 'redirect', to: '/fr/comparer?products=1,2,3', status: 303 }],
    ['?products=&products=', { kind: 'redirect', to: '/fr/comparer', status: 303 }],
    ['?products=zinc', { kind: 'rewrite', to: '/fr-be/error/404/comparer', status: 404 }],
  ])('%s', (search, decision) => {
    expect(compare({ search, pathname: '/fr/comparer' }, found)).toEqual(decision);
  });

  it('excludes crawlers from comparisons', () => {
    expect(robotsRules(markets.be).disallow).toContain('/fr/comparer?');
  });
});

describe('the screen', () => {
  const data = { products: [product], choices: [card, plainCard] };

  it('has a row for each fact and each nutrient, and a link that removes the product', () => {
    const { products, groups } = compareProps(data, context);
    expect(products[0]?.remove.href).toBe('/fr/comparer');
    expect(groups[0]?.rows.map(({ label }) => label)).toContain('Allergènes');
    expect(groups[1]?.rows).toHaveLength(product.nutrition.rows.length);
  });

  it('shows the products on one dial of the day, and the price per day of the other pages', () => {
    const other = { ...product, id: 113, name: 'Florelune Voyage' };
    const { dayDial, groups } = compareProps({ ...data, products: [product, other] }, context);
    expect(dayDial?.entries.map(({ name }) => name)).toEqual([product.name, 'Florelune Voyage']);
    const daily = groups[0]?.rows.find(({ label }) => label === 'Prix par jour');
    const { daily: sentence = '' } = priceText(product.price, context, product.duration_days);
    expect(daily?.values[0]).toMatch(/€$/);
    expect(sentence).toContain(daily?.values[0]);
  });

  it('offers what is not compared yet, and three fields before the first choice', () => {
    expect(compareProps(data, context).add).toMatchObject({ chosen: [String(product.id)], labels: ['Produit 2'] });
    expect(compareProps({ ...data, products: [] }, context).add?.labels).toHaveLength(3);
    expect(compareProps({ ...data, products: [product, product, product] }, context).add).toBeUndefined();
  });
});
