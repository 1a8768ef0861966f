import { displayChoices, facetNames, type FacetName, type Facets } from '@veralune/api-client/contract';
import { locales, type Locale } from '@veralune/routing';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi('generated');

type Group = Exclude<FacetName, 'display' | 'products'>;
const groups = [
  'brand',
  'need',
  'active_ingredient',
  'diner_type',
  'flavour',
  'galenic_format',
  'suitability',
] as const satisfies readonly Group[];

interface Filters {
  readonly categories?: string[];
  readonly display?: (typeof displayChoices)[number][];
  readonly price?: { min?: number; max?: number };
  readonly text?: string;
  readonly caracteristics: Partial<Record<Group, string[]>>;
}

const everything = new Map<Locale, Facets>();
beforeAll(async () => {
  for (const locale of locales) everything.set(locale, await api.ask(locale, 'filters'));
});

function slugsOf(locale: Locale, name: FacetName): string[] {
  return (everything.get(locale)?.[name] ?? []).map(({ slug }) => slug);
}

function isDisplay(slug: string): slug is (typeof displayChoices)[number] {
  return displayChoices.some((name) => name === slug);
}

/** `filters` with `slug` as the only choice of the group; in `suitability`, whose choices are combined with AND, as one more. */
function withChoice(filters: Filters, name: FacetName, slug: string): Filters {
  if (name === 'products') return { ...filters, categories: [slug] };
  if (name === 'display') return { ...filters, display: isDisplay(slug) ? [slug] : [] };
  const others = name === 'suitability' ? (filters.caracteristics.suitability ?? []) : [];
  return { ...filters, caracteristics: { ...filters.caracteristics, [name]: [...others, slug] } };
}

async function total(locale: Locale, filters: Filters): Promise<number> {
  return (await api.ask(locale, 'products', { query: { ...filters, perPage: 1 } })).total;
}

function filtersArbitrary(locale: Locale): fc.Arbitrary<Filters> {
  const some = (name: FacetName) => fc.subarray(slugsOf(locale, name), { maxLength: 3 });
  const words = ['vitamin', 'ma', 'pro', 'magnesiun', 'sele', 'zinc'];
  return fc
    .record(
      {
        categories: some('products'),
        display: fc.subarray([...displayChoices]),
        price: fc.record(
          { min: fc.integer({ min: 0, max: 60 }), max: fc.integer({ min: 20, max: 90 }) },
          { requiredKeys: [] },
        ),
        text: fc.constantFrom(...words),
      },
      { requiredKeys: [] },
    )
    .chain((rest) =>
      fc
        .record(Object.fromEntries(groups.map((name) => [name, some(name)])) as Record<Group, fc.Arbitrary<string[]>>, {
          requiredKeys: [],
        })
        .map((caracteristics) => ({ ...rest, caracteristics })),
    );
}

describe('facets agree with the listing', () => {
  test('the count of a choice is the total with only this choice in its group', { timeout: 120_000 }, async () => {
    const scenario = fc.constantFrom(...locales).chain((locale) =>
      fc.record({
        locale: fc.constant(locale),
        filters: filtersArbitrary(locale),
        name: fc.constantFrom(...facetNames),
        at: fc.nat(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(scenario, async ({ locale, filters, name, at }) => {
        const facets = await api.ask(locale, 'filters', { query: filters });
        expect(facets.total).toBe(await total(locale, filters));
        const choice = facets[name][at % facets[name].length];
        if (choice) expect(await total(locale, withChoice(filters, name, choice.slug))).toBe(choice.count);
        for (const { min, max, count } of facets.price?.ranges ?? []) {
          expect(await total(locale, { ...filters, price: { min, max } })).toBe(count);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('every choice of every group, without a selection', async () => {
    const facets = everything.get('fr-be');
    for (const name of facetNames) {
      expect(facets?.[name].length, name).toBeGreaterThan(0);
      for (const { slug, count } of facets?.[name] ?? []) {
        expect(await total('fr-be', withChoice({ caracteristics: {} }, name, slug)), `${name} ${slug}`).toBe(count);
      }
    }
  });

  test('a parent contains the products of its children', async () => {
    const { items } = await api.ask('de-de', 'categories');
    for (const { slug, children } of items) {
      const ofChildren = children.map((child) => child.slug);
      const own = await total('de-de', { categories: [slug], caracteristics: {} });
      expect(own).toBeGreaterThanOrEqual(await total('de-de', { categories: ofChildren, caracteristics: {} }));
      expect(await total('de-de', { categories: [slug, ...ofChildren], caracteristics: {} })).toBe(own);
    }
  });

  test('the price range is that of the listing without a price filter', async () => {
    const all = await api.ask('it-it', 'filters', { query: { price: { min: 20, max: 21 } } });
    const [cheapest] = (await api.ask('it-it', 'products', { query: { orderBy: 'price_asc', perPage: 1 } })).items;
    const [dearest] = (await api.ask('it-it', 'products', { query: { orderBy: 'price_desc', perPage: 1 } })).items;
    expect(all.price).toMatchObject({ min: cheapest?.price.amount, max: dearest?.price.amount });
  });

  test('chosen slugs are selected, and needs work with both parameter names', async () => {
    const [need] = slugsOf('fr-be', 'need');
    const byList = await api.ask('fr-be', 'filters', { query: { needs: [need ?? ''] } });
    const byMap = await api.ask('fr-be', 'filters', { query: { caracteristics: { need: [need ?? ''] } } });
    expect(byList).toEqual(byMap);
    expect(byList.need.filter(({ selected }) => selected).map(({ slug }) => slug)).toEqual([need]);
  });

  test('only the requested groups', async () => {
    const facets = await api.ask('fr-be', 'filters', { query: { caracteristics_select: 'brand, need' } });
    expect(facetNames.filter((name) => facets[name].length > 0)).toEqual(['brand', 'need']);
  });
});

describe('the order of a listing', () => {
  test.each([
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const)('%s', async (orderBy, direction) => {
    const { items } = await api.ask('es-es', 'products', { query: { orderBy, perPage: 100 } });
    const amounts = items.map(({ price }) => price.amount);
    expect(amounts).toEqual(amounts.toSorted((left, right) => direction * (left - right)));
  });

  test('pages contain every product exactly once', async () => {
    const seen: number[] = [];
    const { total: all } = await api.ask('fr-be', 'products', { query: { text: 'vitamine' } });
    for (let page = 1; seen.length < all; page += 1) {
      const { items } = await api.ask('fr-be', 'products', { query: { text: 'vitamine', page, perPage: 7 } });
      seen.push(...items.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(all);
  });

  test('promoted products come first', async () => {
    const { items } = await api.ask('fr-be', 'products', { query: { perPage: 100 } });
    const firstPlain = items.findIndex(({ promoted }) => !promoted);
    expect(firstPlain).toBeGreaterThan(0);
    expect(items.slice(firstPlain).some(({ promoted }) => promoted)).toBe(false);
  });
});
