import type { Facets } from '@veralune/api-client/contract';
import {
  href,
  locales,
  markets,
  marketOf,
  type Filter,
  type ListingParams,
  type Locale,
  type RouteParams,
  previewHref,
  previewTypes,
} from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { selectionAlternates, type FacetsByLocale } from '../src/listing/indexed-languages.ts';
import { indexedSelections, isIndexedArticleList, isIndexedListing } from '../src/listing/indexing.ts';
import { robotsRules } from '../src/robots.ts';
import { selectionUrls } from '../src/sitemap/urls.ts';
import { facets } from './fixtures/catalogue.ts';

const form: Filter = { name: 'galenic_format', value: 'gelules' };
const ingredient: Filter = { name: 'active_ingredient', value: 'magnesium' };

function filter(name: Filter['name'], value: string): Filter {
  return { name, value };
}

/** Address, number of products, and whether search engines index it. */
const table: readonly (readonly [ListingParams, number, boolean])[] = [
  [{}, 90, true],
  [{ page: 2 }, 90, true],
  [{ category: 'microbiotes' }, 1, true],
  [{ category: 'microbiotes', page: 2 }, 14, true],
  [{ filters: [] }, 90, true],
  [{ filters: [form] }, 11, true],
  [{ filters: [ingredient] }, 3, true],
  [{ filters: [ingredient] }, 2, false],
  [{ filters: [ingredient] }, 0, false],
  [{ filters: [form], page: 2 }, 30, false],
  [{ filters: [form], category: 'microbiotes' }, 11, false],
  [{ filters: [form, ingredient] }, 11, false],
  [{ filters: [ingredient, filter('active_ingredient', 'zinc')] }, 11, false],
  [{ filters: [form, filter('sort', 'price_asc')] }, 11, false],
  [{ filters: [form, filter('price', '0-15')] }, 11, false],
  [{ filters: [filter('brand', 'florelune')] }, 11, false],
  [{ filters: [filter('need', 'sommeil')] }, 11, false],
  [{ filters: [filter('flavour', 'fraise')] }, 11, false],
  [{ filters: [filter('diner_type', 'matin')] }, 11, false],
  [{ filters: [filter('display', 'new')] }, 11, false],
  [{ filters: [filter('sort', 'price_asc')] }, 90, false],
  [{ filters: [filter('price', '0-15')] }, 11, false],
];

/** The pattern of a rule as RFC 9309 defines it: `*` is any text, the rule is a prefix. */
function matches(rule: string, path: string): boolean {
  const pattern = rule.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}`).test(path);
}

function longest(rules: readonly string[], path: string): number {
  return Math.max(-1, ...rules.filter((rule) => matches(rule, path)).map(({ length }) => length));
}

function mayCrawl(path: string, locale: Locale): boolean {
  const { allow, disallow } = robotsRules(marketOf(locale));
  return longest(allow, path) >= longest(disallow, path);
}

function addressOf(params: ListingParams): string {
  return href('products', params, 'fr-be');
}

describe('isIndexedListing', () => {
  it.each(table.map(([params, total, expected]) => [addressOf(params), total, expected, params] as const))(
    '%s with %i products: %s',
    (_address, total, expected, params) => {
      expect(isIndexedListing(params, total)).toBe(expected);
    },
  );
});

describe('isIndexedArticleList', () => {
  it.each<[RouteParams['quality-innovations'] & RouteParams['about'], boolean]>([
    [{}, true],
    [{ page: 2 }, true],
    [{ category: 'souches' }, true],
    [{ category: 'souches', filter: 'digestion' }, false],
    [{ theme: 'equipe', filter: '2026' }, false],
  ])('%o: %s', (params, expected) => {
    expect(isIndexedArticleList(params)).toBe(expected);
  });
});

describe('robots.txt', () => {
  it.each(table.filter(([, , expected]) => expected).map(([params]) => addressOf(params)))('allows %s', (path) => {
    expect(mayCrawl(path, 'fr-be')).toBe(true);
  });

  // A listing of few products is not indexed, but its address cannot tell.
  const stopped = table.filter(
    ([{ filters }, , expected]) => !expected && !(filters?.length === 1 && filters[0] === ingredient),
  );
  it.each(stopped.map(([params]) => addressOf(params)))('disallows %s', (path) => {
    expect(mayCrawl(path, 'fr-be')).toBe(false);
  });

  it.each(locales)('has the words of %s', (locale) => {
    expect(mayCrawl(href('products', { filters: [form] }, locale), locale)).toBe(true);
    expect(mayCrawl(href('products', { filters: [form, ingredient] }, locale), locale)).toBe(false);
    expect(mayCrawl(href('results', { terms: 'zinc' }, locale), locale)).toBe(false);
    expect(mayCrawl(href('results', { terms: 'zinc', page: 2 }, locale), locale)).toBe(false);
    expect(mayCrawl(href('advice-theme', { theme: 'sommeil', page: 2 }, locale), locale)).toBe(true);
  });

  it.each(['/api/media/packs/x-960.jpeg', '/_next/static/x.js', '/fr', '/sitemap.xml'])('allows %s', (path) => {
    expect(mayCrawl(path, 'fr-be')).toBe(true);
  });

  it.each(locales)('disallows the previews of %s', (locale) => {
    for (const type of previewTypes) expect(mayCrawl(previewHref(type, 1, locale), locale)).toBe(false);
  });

  it('allows the quiz, but no answers to it', () => {
    expect(mayCrawl('/quiz', 'de-de')).toBe(true);
    expect(mayCrawl('/quiz?answers=a1-b2', 'de-de')).toBe(false);
  });

  it('disallows fragments', () => {
    expect(mayCrawl('/fragments/suggestions', 'fr-be')).toBe(false);
  });
});

describe('the sitemap', () => {
  const ids = (slugs: readonly (readonly [slug: string, id: number, count: number])[]) =>
    slugs.map(([slug, id, count]) => ({ slug, id, count, label: slug, selected: false }));
  const none = { ...facets, brand: [], need: [], galenic_format: [], active_ingredient: [] };
  const all: FacetsByLocale = new Map<Locale, Facets>([
    [
      'fr-be',
      {
        ...none,
        galenic_format: ids([
          ['gelules', 1, 4],
          ['gouttes', 2, 2],
        ]),
        brand: ids([['florelune', 9, 8]]),
      },
    ],
    [
      'nl-be',
      {
        ...none,
        galenic_format: ids([
          ['capsules', 1, 4],
          ['druppels', 2, 3],
        ]),
      },
    ],
    ['es-es', { ...none, galenic_format: ids([['capsulas', 1, 2]]), active_ingredient: ids([['zinc', 5, 3]]) }],
  ]);

  it('lists the filtered listings that are indexed', () => {
    expect([...all.values()].map((each) => indexedSelections(each).map(({ value }) => value))).toEqual([
      ['gelules'],
      ['capsules', 'druppels'],
      ['zinc'],
    ]);
  });

  it('names the same filter in the languages in which it is indexed', () => {
    const languages = [
      ['fr-BE', 'https://be.veralune.example/fr/produits/-forme--gelules'],
      ['nl-BE', 'https://be.veralune.example/nl/producten/-vorm--capsules'],
      ['x-default', 'https://be.veralune.example/fr/produits/-forme--gelules'],
    ];
    expect(selectionUrls(markets.be, all)).toEqual([
      { address: languages[0]?.[1], languages },
      { address: languages[1]?.[1], languages },
      { address: 'https://be.veralune.example/nl/producten/-vorm--druppels', languages: [] },
    ]);
    expect(selectionAlternates(filter('brand', 'florelune'), 'fr-be', all)).toEqual([]);
  });
});
