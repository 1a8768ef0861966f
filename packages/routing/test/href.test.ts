import { describe, expect, it } from 'vitest';
import {
  hasRoute,
  href,
  locales,
  previewHref,
  RoutingError,
  type Filter,
  type ListingParams,
  type Locale,
  type RouteName,
  type RouteParams,
} from '../src/index.ts';

function flavour(value: string): Filter {
  return { name: 'flavour', value };
}

function sort(value: string): Filter {
  return { name: 'sort', value };
}

function price(value: string): Filter {
  return { name: 'price', value };
}

function listing(...filters: Filter[]) {
  return href('products', { filters }, 'fr-be');
}

function many(count: number) {
  return Array.from({ length: count }, (_, index) => flavour(`f${String(index)}`));
}

describe('listings', () => {
  const cases: readonly (readonly [string, ListingParams, Locale])[] = [
    ['/fr/produits', {}, 'fr-be'],
    ['/fr/produits', { page: 1, filters: [] }, 'fr-be'],
    ['/fr/produits', { category: undefined, page: undefined, filters: undefined }, 'fr-be'],
    ['/fr/produits/-p--2', { page: 2 }, 'fr-be'],
    ['/fr/produits/-gout--fraise', { filters: [flavour('fraise')] }, 'fr-be'],
    ['/fr/produits/-gout--citron/-gout--fraise', { filters: [flavour('fraise'), flavour('citron')] }, 'fr-be'],
    ['/fr/produits/-gout--fraise', { filters: [flavour('fraise'), flavour('fraise')] }, 'fr-be'],
    [
      '/fr/produits/microbiotes/-p--3/-marque--florelune/-gout--fraise/-prix--10-30/-tri--prix-croissant',
      {
        category: 'microbiotes',
        page: 3,
        filters: [
          { name: 'sort', value: 'price_asc' },
          { name: 'price', value: '10-30' },
          flavour('fraise'),
          { name: 'brand', value: 'florelune' },
        ],
      },
      'fr-be',
    ],
    ['/nl/producten/-profiel--veganistisch', { filters: [{ name: 'suitability', value: 'vegan' }] }, 'nl-be'],
    ['/nl/producten/-weergave--op-voorraad', { filters: [{ name: 'display', value: 'in_stock' }] }, 'nl-be'],
    ['/de/produkte/-wirkstoff--zink', { filters: [{ name: 'active_ingredient', value: 'zink' }] }, 'de-ch'],
    ['/productos/-orden--precio-descendente', { filters: [{ name: 'sort', value: 'price_desc' }] }, 'es-es'],
    ['/prodotti/-prezzo--0-0', { filters: [{ name: 'price', value: '0-0' }] }, 'it-it'],
  ];
  it.each(cases)('%s', (path, params, locale) => {
    expect(href('products', params, locale)).toBe(path);
  });

  it('accepts ten filters', () => {
    expect(listing(...many(10)).split('/')).toHaveLength(13);
  });
});

describe('previews', () => {
  it.each([
    [previewHref('product', 101, 'fr-be'), '/fr/produit/preview/101'],
    [previewHref('expertise', 7, 'es-es'), '/competencias/preview/7'],
    [previewHref('expertise-page', 7, 'es-es'), '/competencias/page/preview/7'],
    [previewHref('corner', 1, 'it-it'), '/marchio/corner/preview/1'],
    [previewHref('page', 9, 'de-de'), '/page/preview/9'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

const invalidCalls: readonly (readonly [string, string, () => string])[] = [
  ['VR-ROUTING-002', 'an empty slug', () => href('product', { slug: '' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug in upper case', () => href('product', { slug: 'Zinc' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug that starts with a slash', () => href('product', { slug: '/a' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug with a doubled slash', () => href('product', { slug: 'a//b' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slash in a parameter of one segment', () => href('expertise', { slug: 'a/b' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug with the word of previews', () => href('brand', { slug: 'a/preview' }, 'fr-be')],
  [
    'VR-ROUTING-006',
    'a slug that ends like another route',
    () => href('product', { slug: 'a/questions-reponses' }, 'fr-be'),
  ],
  ['VR-ROUTING-002', 'a slug with path traversal', () => href('product', { slug: '..' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug with an accent', () => href('need', { slug: 'énergie' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug with a query', () => href('need', { slug: 'a?b' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug with a line break', () => href('need', { slug: 'a\n' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug that looks like a page', () => href('advice-theme', { theme: '-p--2' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug that is too long', () => href('product', { slug: 'a'.repeat(201) }, 'fr-be')],
  ['VR-ROUTING-002', 'the slug "preview"', () => href('about', { theme: 'preview', filter: '12' }, 'fr-be')],
  ['VR-ROUTING-002', 'a slug with a comma outside pages', () => href('need', { slug: 'a,b' }, 'fr-be')],
  ['VR-ROUTING-002', 'a category of digits', () => href('quality-innovations', { category: '2' }, 'fr-be')],
  ['VR-ROUTING-002', 'page 0', () => href('products', { page: 0 }, 'fr-be')],
  ['VR-ROUTING-002', 'page -1', () => href('products', { page: -1 }, 'fr-be')],
  ['VR-ROUTING-002', 'page 1.5', () => href('products', { page: 1.5 }, 'fr-be')],
  ['VR-ROUTING-002', 'page NaN', () => href('products', { page: Number.NaN }, 'fr-be')],
  ['VR-ROUTING-002', 'page 10001', () => href('products', { page: 10_001 }, 'fr-be')],
  ['VR-ROUTING-002', 'id 0', () => previewHref('product', 0, 'fr-be')],
  ['VR-ROUTING-002', 'empty terms', () => href('results', { terms: '' }, 'fr-be')],
  ['VR-ROUTING-002', 'terms with a space', () => href('results', { terms: 'vitamine c' }, 'fr-be')],
  ['VR-ROUTING-002', 'eleven filters', () => listing(...many(11))],
  ['VR-ROUTING-002', 'two sorts', () => listing(sort('price_asc'), sort('price_desc'))],
  ['VR-ROUTING-002', 'an unknown sort', () => listing(sort('name'))],
  ['VR-ROUTING-002', 'two prices', () => listing(price('0-5'), price('5-9'))],
  ['VR-ROUTING-002', 'a price range with min above max', () => listing(price('30-10'))],
  ['VR-ROUTING-002', 'a price range without max', () => listing(price('10-'))],
  ['VR-ROUTING-002', 'a price with cents', () => listing(price('1.5-3'))],
  ['VR-ROUTING-002', 'an unknown display value', () => listing({ name: 'display', value: 'x' })],
  ['VR-ROUTING-002', 'a filter value in upper case', () => listing(flavour('A'))],
  ['VR-ROUTING-003', 'the pharmacy finder in Italy', () => href('store-finder', {}, 'it-it')],
  ['VR-ROUTING-003', 'the newsletter in Belgium', () => href('newsletter', {}, 'nl-be')],
  ['VR-ROUTING-004', 'a filter without its theme', () => href('about', { filter: 'x' }, 'fr-be')],
  [
    'VR-ROUTING-004',
    'a filter without its category',
    () => href('quality-innovations', { page: 2, filter: 'x' }, 'fr-be'),
  ],
  ['VR-ROUTING-006', 'a page with the slug of a listing', () => href('page', { slug: 'produits' }, 'fr-be')],
  ['VR-ROUTING-006', 'a page with the slug index', () => href('page', { slug: 'index' }, 'fr-be')],
  ['VR-ROUTING-006', 'a page with the slug of a prefix', () => href('page', { slug: 'es-es' }, 'es-es')],
  ['VR-ROUTING-006', 'a brand with the slug of a route', () => href('corner', { brand: 'contact' }, 'nl-be')],
];

describe('href throws', () => {
  it.each(invalidCalls)('%s %s', (code, _, call) => {
    expect(call).toThrow(RoutingError);
    expect(call).toThrow(new RegExp(`^${code}: .+\\. .+\\.$`));
  });

  it('says what is wrong and how to fix it', () => {
    expect(() => href('store-finder', {}, 'it-it')).toThrow(
      'VR-ROUTING-003: market "it" has no route "store-finder". ' +
        'Remove the link, ask hasRoute() first, or add the route to tables/it-it.ts.',
    );
  });
});

describe('types', () => {
  it('reject an unknown name, parameter or locale, which also throws', () => {
    // @ts-expect-error no such route
    expect(() => href('produit', { slug: 'x' }, 'fr-be')).toThrow('VR-ROUTING-001');
    // @ts-expect-error no such locale
    expect(() => href('home', {}, 'xx-xx')).toThrow('VR-ROUTING-001');
    // @ts-expect-error a parameter is missing
    expect(() => href('product', {}, 'fr-be')).toThrow('VR-ROUTING-004');
    // @ts-expect-error the parameter is a text
    expect(() => href('product', { slug: 3 }, 'fr-be')).toThrow('VR-ROUTING-002');
    // @ts-expect-error the page is a number
    expect(() => href('products', { page: '2' }, 'fr-be')).toThrow('VR-ROUTING-002');
    // @ts-expect-error no such filter
    expect(() => href('products', { filters: [{ name: 'colour', value: 'x' }] }, 'fr-be')).toThrow('VR-ROUTING-002');
    // @ts-expect-error no such preview
    expect(() => previewHref('cart', 1, 'fr-be')).toThrow('VR-ROUTING-002');
  });

  it('reject a parameter that the route does not have', () => {
    // @ts-expect-error home has no parameters
    expect(href('home', { slug: 'x' }, 'fr-be')).toBe('/fr');
    // @ts-expect-error a product has no page
    expect(href('product', { slug: 'x', page: 2 }, 'fr-be')).toBe('/fr/produit/x');
  });

  it('derive the parameters from the name of the route', () => {
    const params: RouteParams['expertise'] = { slug: 'a', subslug: 'b' };
    const name = 'expertise' satisfies RouteName;
    expect(href(name, params, 'fr-ch')).toBe('/fr/expertise/a/b');
  });
});

it('hasRoute works in every locale', () => {
  expect(locales.every((locale) => hasRoute('home', locale))).toBe(true);
});
