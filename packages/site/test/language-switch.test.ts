import type { Facets } from '@veralune/api-client/contract';
import type { Filter, Locale } from '@veralune/routing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageSwitch } from '../src/frame/language-switch.ts';
import { translatedFilters } from '../src/listing/listing-languages.ts';
import { rememberLocale } from '../src/navigation/remember-locale.ts';
import { createPageContext } from '../src/page-context.ts';
import { productsLanguages } from '../src/screens/products/languages.ts';
import { resultsLanguages } from '../src/screens/results/languages.ts';
import { facets } from './fixtures/catalogue.ts';

const read = vi.hoisted(() => vi.fn());
vi.mock('../src/catalogue/catalogue.ts', () => ({ read }));

function choices(...slugs: (readonly [id: number, slug: string])[]) {
  return slugs.map(([id, slug]) => ({ id, slug, label: slug, count: 0, selected: false }));
}

const french: Facets = {
  ...facets,
  brand: choices([1, 'florelune']),
  need: choices([1, 'sommeil'], [2, 'digestion']),
  flavour: choices([1, 'fraise'], [3, 'citron']),
};
const dutch: Facets = {
  ...facets,
  brand: choices([1, 'florelune']),
  need: choices([1, 'slaap'], [2, 'spijsvertering']),
  flavour: choices([1, 'aardbei']),
};

const sleep: Filter = { name: 'need', value: 'sommeil' };
const lemon: Filter = { name: 'flavour', value: 'citron' };
const cheapest: Filter = { name: 'sort', value: 'price_asc' };
const context = createPageContext('fr-be');
/** French and Dutch, also when Belgium has another language. */
const bilingual = { ...context, market: { ...context.market, locales: ['fr-be', 'nl-be'] } } as const;

beforeEach(() => {
  read.mockReset().mockResolvedValue(dutch);
});

describe('translatedFilters', () => {
  it.each<[string, Filter, readonly string[]]>([
    ['a choice', sleep, ['slaap']],
    ['a choice with the id of another group', { name: 'flavour', value: 'fraise' }, ['aardbei']],
    ['a name that is the same', { name: 'brand', value: 'florelune' }, ['florelune']],
    ['a choice that the other language does not have', lemon, []],
    ['a word that no language has', { name: 'need', value: 'lune' }, []],
    ['a range of prices', { name: 'price', value: '10-30' }, ['10-30']],
    ['display', { name: 'display', value: 'in_stock' }, ['in_stock']],
    ['the order', cheapest, ['price_asc']],
  ])('%s', (_, filter, values) => {
    expect(translatedFilters([filter], french, dutch).map(({ value }) => value)).toEqual(values);
  });
});

const category = {
  self: {
    id: 3,
    title: 'Microbiotes',
    slug: 'microbiotes',
    summary: '',
    product_count: 2,
    children: [],
    alternates: [
      { shop_id: 1, lang: 'fr', slug: 'microbiotes' },
      { shop_id: 1, lang: 'nl', slug: 'microbiota' },
      { shop_id: 2, lang: 'fr', slug: 'microbiotes-suisses' },
    ],
  },
  parent: null,
} as unknown as NonNullable<Parameters<typeof productsLanguages>[0]['category']>;

describe('a listing in the other languages', () => {
  type Listing = Parameters<typeof productsLanguages>[1];

  it.each<[string, Listing, string, string]>([
    ['plain', {}, '/fr/produits', '/nl/producten'],
    ['a page', { page: 2 }, '/fr/produits/-p--2', '/nl/producten/-p--2'],
    [
      'a page with filters',
      { page: 2, filters: [sleep, cheapest] },
      '/fr/produits/-p--2/-besoin--sommeil/-tri--prix-croissant',
      '/nl/producten/-p--2/-behoefte--slaap/-sortering--prijs-oplopend',
    ],
    [
      'a filter that cannot be translated, without which there are other pages',
      { page: 2, filters: [sleep, lemon] },
      '/fr/produits/-p--2/-besoin--sommeil/-gout--citron',
      '/nl/producten/-behoefte--slaap',
    ],
  ])('%s', async (_, listing, own, other) => {
    const paths = await productsLanguages({ category: null, facets: french } as never, listing, bilingual);
    expect(paths).toEqual([
      { locale: 'fr-be', path: own },
      { locale: 'nl-be', path: other },
    ]);
  });

  it('has the slug of the category in each language', async () => {
    const paths = await productsLanguages({ category, facets: french } as never, { filters: [sleep] }, context);
    expect(paths.map(({ path }) => path)).toEqual([
      '/fr/produits/microbiotes/-besoin--sommeil',
      '/nl/producten/microbiota/-behoefte--slaap',
    ]);
  });

  it('leaves out a language that does not have the category', async () => {
    const only = { ...category, self: { ...category.self, alternates: category.self.alternates.slice(0, 1) } };
    const paths = await productsLanguages({ category: only, facets: french } as never, {}, context);
    expect(paths.map(({ locale }) => locale)).toEqual(['fr-be']);
  });

  it('asks the catalogue only for filters with a slug, and always the same', async () => {
    const listing = { category: null, facets: french } as never;
    await productsLanguages(listing, { page: 3, filters: [cheapest] }, context);
    expect(read).not.toHaveBeenCalled();
    await productsLanguages(listing, { filters: [sleep] }, bilingual);
    await productsLanguages(listing, { filters: [lemon, cheapest] }, bilingual);
    expect(read.mock.calls[0]?.slice(0, 2)).toEqual(['nl-be', 'filters']);
    expect(read.mock.calls[1]).toEqual(read.mock.calls[0]);
  });
});

describe('results in the other languages', () => {
  const found = { facets: french } as never;

  it.each<[string, Parameters<typeof resultsLanguages>[1], string]>([
    ['the search text', { terms: 'vitamine-c' }, '/nl/resultaten/-r--vitamine-c'],
    ['and the page', { terms: 'zinc', page: 2 }, '/nl/resultaten/-r--zinc/-p--2'],
    ['and the filters', { terms: 'zinc', filters: [sleep] }, '/nl/resultaten/-r--zinc/-behoefte--slaap'],
  ])('keep %s', async (_, params, path) => {
    expect((await resultsLanguages(found, params, context))[1]).toEqual({ locale: 'nl-be', path });
  });

  it('keep a search text that is too short', async () => {
    const path = '/nl/resultaten/-r--zi';
    expect(await resultsLanguages(null, { terms: 'zi' }, context)).toContainEqual({ locale: 'nl-be', path });
  });

  it('lead to the search without a search text', async () => {
    expect(await resultsLanguages(null, {}, context)).toContainEqual({ locale: 'nl-be', path: '/nl/resultaten' });
  });
});

describe('languageSwitch', () => {
  const hrefs = (locale: Locale, alternates: Parameters<typeof languageSwitch>[1]) =>
    languageSwitch(createPageContext(locale), alternates).languages.map(({ lang, href, current }) => [
      lang,
      href,
      current ?? false,
    ]);

  it('leads to the same page, else to the home page', () => {
    const alternates = [
      { locale: 'fr-ch', path: '/fr/besoins' },
      { locale: 'it-ch', path: '/it/bisogni' },
      { locale: 'it-it', path: '/bisogni' },
    ] as const;
    expect(hrefs('fr-ch', alternates)).toEqual([
      ['de-CH', '/de', false],
      ['fr-CH', '/fr/besoins', true],
      ['it-CH', '/it/bisogni', false],
    ]);
  });
});

describe('the page of a list in the other languages', () => {
  it.each<[string, string, string]>([
    ['/fr/actualites', '/nl/nieuws', '/nl/nieuws/-p--2'],
    ['/fr/conseils/plantes', '/nl/tips/planten', '/nl/tips/planten/-p--2'],
    [
      '/fr/qualite-innovations/qualite/vision',
      '/nl/kwaliteit-innovaties/kwaliteit/zicht',
      '/nl/kwaliteit-innovaties/2/kwaliteit/zicht',
    ],
  ])('%s', (path, first, second) => {
    const alternates = [
      { locale: 'fr-be', path },
      { locale: 'nl-be', path: first },
    ] as const;
    const { languages } = languageSwitch(context, alternates, 2);
    expect(languages.find(({ lang }) => lang === 'nl-BE')?.href).toBe(second);
  });
});

describe('rememberLocale', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('writes a cookie of the whole site for 365 days', () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    rememberLocale('nl-be');
    expect(page.cookie).toBe('locale=nl-be; path=/; max-age=31536000; samesite=lax');
  });
});
