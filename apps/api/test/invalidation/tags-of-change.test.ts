import { languageOf, marketIds, markets, type Locale, type MarketId } from '@veralune/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  CatalogueChange,
  GroupChange,
  PageChange,
  ProductChange,
  Published,
  PublishedIn,
} from '../../src/invalidation/catalogue-change.ts';
import { tagsOfChanges } from '../../src/invalidation/tags-of-change.ts';

const old: Published = { slug: 'old', card: 'old', detail: 'old' };
const renamed: Published = { ...old, card: 'new' };
const rewritten: Published = { ...old, detail: 'new' };
const moved: Published = { ...old, slug: 'new' };

const everywhere: PublishedIn = { 'fr-be': old, 'nl-be': old, 'fr-ch': old, 'es-es': old };

const thing = { id: 12, uses: {}, onHome: false, inMenus: false };
const product: ProductChange = {
  ...thing,
  kind: 'product',
  published: { before: everywhere, after: everywhere },
  uses: { products: [13], pages: [40], brandListings: [1], categoryListings: [2, 3], needListings: [4] },
  moved: false,
  reviewed: false,
  ofBrandPack: false,
};
const page: PageChange = {
  ...thing,
  id: 50,
  kind: 'page',
  type: 'advice',
  moved: false,
  published: { before: everywhere, after: everywhere },
  uses: { products: [12], pages: [51] },
  themes: [8],
  corners: [],
  needsWithParents: [4, 5],
  needsWithChildren: [4, 6],
};

function group(kind: GroupChange['kind']): GroupChange {
  return {
    ...thing,
    id: 7,
    kind,
    published: { before: everywhere, after: { ...everywhere, 'fr-be': renamed } },
    uses: { products: [12] },
  };
}

function after<Change extends { readonly published: { readonly before: PublishedIn } }>(
  change: Change,
  changed: Partial<Record<Locale, Published>>,
): Change {
  return { ...change, published: { before: change.published.before, after: { ...everywhere, ...changed } } };
}

function without(locale: Locale): PublishedIn {
  return Object.fromEntries(Object.entries(everywhere).filter(([name]) => name !== locale));
}

/** `{ be: 'fr: product:12; nl: home' }` */
function tagsByMarket(change: CatalogueChange): Partial<Record<MarketId, string>> {
  const entries = marketIds.map((market) => {
    const tags = tagsOfChanges([change], market);
    const lines = markets[market].locales.flatMap((locale) => {
      const own = tags.filter((tag) => tag.startsWith(`${locale}/`)).map((tag) => tag.slice(locale.length + 1));
      return own.length > 0 ? [`${languageOf(locale)}: ${own.sort().join(' ')}`] : [];
    });
    return [market, lines.join('; ')] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

const productCards =
  'page:40 product:12 product:13 products products:brand:1 products:category:2 products:category:3 products:need:4 sitemap';
const productCounts =
  'addresses brand:1 brands categories home need:4 needs page:40 product:12 product:13 products products:brand:1 products:category:2 products:category:3 products:need:4 sitemap';
const pageCards =
  'articles:need:4 articles:need:5 articles:products-of-need:4 articles:products-of-need:6 page:50 page:51 pages:advice pages:theme:8 product:12 sitemap';

describe('tagsOfChanges', () => {
  it.each<[string, CatalogueChange, Partial<Record<MarketId, string>>]>([
    ['product: no public change', product, {}],
    ['product: its text in one language', after(product, { 'fr-be': rewritten }), { be: 'fr: product:12 sitemap' }],
    ['product: its name in one language', after(product, { 'fr-be': renamed }), { be: `fr: ${productCards}` }],
    [
      'product: its price in one market',
      after(product, { 'fr-be': renamed, 'nl-be': renamed }),
      { be: `fr: ${productCards}; nl: ${productCards}` },
    ],
    [
      'product: its name, on home',
      { ...after(product, { 'es-es': renamed }), onHome: true },
      { es: `es: home ${productCards}` },
    ],
    [
      'product: its name, in a menu',
      { ...after(product, { 'es-es': renamed }), inMenus: true },
      { es: `es: frame ${productCards}` },
    ],
    [
      'product: its picture, which represents its brand',
      { ...after(product, { 'es-es': renamed }), ofBrandPack: true },
      { es: `es: brand:1 brands frame home ${productCards}` },
    ],
    [
      'product: new in one market; the others link to it',
      { ...product, published: { before: without('es-es'), after: everywhere } },
      {
        be: 'fr: page:40 product:12 sitemap; nl: page:40 product:12 sitemap',
        ch: 'fr: page:40 product:12 sitemap',
        es: `es: ${productCounts} slug:product:old`,
      },
    ],
    [
      'product: deleted',
      { ...product, published: { before: { 'es-es': old }, after: {} } },
      { es: `es: ${productCounts} slug:product:old` },
    ],
    [
      'product: another slug in one language',
      after(product, { 'fr-be': moved }),
      {
        be: `fr: addresses ${productCards} slug:product:new slug:product:old; nl: page:40 product:12 sitemap`,
        ch: 'fr: page:40 product:12 sitemap',
        es: 'es: page:40 product:12 sitemap',
      },
    ],
    [
      'product: another category',
      { ...product, moved: true, published: { before: { 'es-es': old }, after: { 'es-es': old } } },
      { es: `es: ${productCounts.replace('addresses ', '')}` },
    ],
    [
      'product: a review of it is published',
      { ...product, reviewed: true, published: { before: { 'es-es': old }, after: { 'es-es': old } } },
      { es: 'es: reviews:12' },
    ],
    ['page: its text', after(page, { 'nl-be': rewritten }), { be: 'nl: page:50 sitemap' }],
    ['page: its title', after(page, { 'nl-be': renamed }), { be: `nl: ${pageCards}` }],
    [
      'page: its title, in the banner',
      { ...after(page, { 'nl-be': renamed }), onHome: true },
      { be: `nl: ${pageCards.replace(' page:50', ' home page:50')}` },
    ],
    [
      'page: published in one market',
      { ...page, published: { before: {}, after: { 'es-es': old } } },
      { es: `es: addresses ${pageCards} slug:cms_page:old themes` },
    ],
    [
      'page: another theme, need or year',
      { ...page, moved: true, themes: [8, 9], published: { before: { 'es-es': old }, after: { 'es-es': renamed } } },
      { es: `es: addresses ${pageCards.replace('theme:8', 'theme:8 pages:theme:9')} themes` },
    ],
    [
      'page: the title of a corner page',
      {
        ...page,
        type: 'brand_corner_page',
        published: { before: { 'es-es': old }, after: { 'es-es': renamed } },
        uses: {},
        themes: [],
        corners: [1],
        needsWithParents: [],
        needsWithChildren: [],
      },
      { es: 'es: corner:1 page:50 pages:brand_corner_page sitemap' },
    ],
    [
      'picture: of a product, in all languages of a market',
      after(product, { 'fr-be': { ...old, card: 'picture' }, 'nl-be': { ...old, card: 'picture' } }),
      { be: `fr: ${productCards}; nl: ${productCards}` },
    ],
    [
      'brand: its name',
      group('brand'),
      { be: 'fr: brand:7 brands corner:7 home product:12 products products:brand:7 sitemap' },
    ],
    ['need: its name', group('need'), { be: 'fr: home need:7 needs product:12 products sitemap' }],
    [
      'need: its name, with pages about it',
      { ...group('need'), uses: { pages: [50] } },
      { be: 'fr: home need:7 needs page:50 products sitemap themes' },
    ],
    ['need: its FAQ or text', after(group('need'), { 'fr-be': rewritten }), { be: 'fr: need:7 sitemap' }],
    ['category: its name', group('category'), { be: 'fr: categories product:12 products sitemap' }],
    [
      'theme: its name',
      { ...group('brand'), kind: 'theme' },
      { be: 'fr: articles pages:about pages:advice pages:innovation pages:theme:7 product:12 sitemap themes' },
    ],
    ['flavour: its name', { ...group('brand'), kind: 'term' }, { be: 'fr: product:12 products' }],
    ['question of the help page: its text', { ...group('brand'), kind: 'faq' }, { be: 'fr: faqs' }],
    ['menu', { kind: 'menu', market: 'be' }, { be: 'fr: frame; nl: frame' }],
    ['quiz', { kind: 'quiz', market: 'de' }, { de: 'de: quiz' }],
    ['setting', { kind: 'setting', market: 'es' }, { es: 'es: frame' }],
    ['redirection', { kind: 'redirection', market: 'es' }, { es: 'es: redirections' }],
  ])('%s', (_, change, expected) => {
    expect(tagsByMarket(change)).toEqual(expected);
  });

  it('returns each tag once, independent of the order of the changes', () => {
    const pool: CatalogueChange[] = [
      after(product, { 'fr-be': renamed }),
      after(page, { 'fr-be': moved }),
      group('brand'),
      { kind: 'menu', market: 'be' },
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pool), { maxLength: 6 }), (changes) => {
        const tags = tagsOfChanges(changes, 'be');
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.toSorted()).toEqual(tagsOfChanges(changes.toReversed(), 'be').toSorted());
        for (const change of changes) expect(tags).toEqual(expect.arrayContaining(tagsOfChanges([change], 'be')));
      }),
    );
  });

  it('treats a change and its reverse alike', () => {
    const sides = fc.record(
      { 'fr-be': fc.constantFrom(old, renamed, moved, rewritten), 'nl-be': fc.constantFrom(old, moved) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(sides, sides, (one, other) => {
        const there = tagsOfChanges([{ ...product, published: { before: one, after: other } }], 'be');
        const back = tagsOfChanges([{ ...product, published: { before: other, after: one } }], 'be');
        expect(back.toSorted()).toEqual(there.toSorted());
      }),
    );
  });
});
