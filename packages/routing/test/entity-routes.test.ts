import { describe, expect, it } from 'vitest';
import {
  entitiesAt,
  entityHref,
  entityKinds,
  hrefOfSlugs,
  locales,
  marketOf,
  match,
  plainEntity,
  routesOfEntity,
  type EntityAddress,
} from '../src/index.ts';

function address(kind: EntityAddress['kind'], slug: string, parent: string | null = null): EntityAddress {
  return {
    kind,
    slug,
    parent,
  };
}

describe('entityHref', () => {
  it.each<[EntityAddress, string]>([
    [address('product', 'zinc'), '/fr/produit/zinc'],
    [address('category', 'microbiote'), '/fr/produits/microbiote'],
    [address('thematic', 'plantes'), '/fr/conseils/plantes'],
    [address('about', 'histoire'), '/fr/a-propos/histoire'],
    [address('corpo_main', 'microbiotes'), '/fr/expertise/microbiotes'],
    [address('corpo_page', 'souches', 'microbiotes'), '/fr/expertise/microbiotes/souches'],
    [address('corpo_page', 'souches'), '/fr/expertise/souches'],
    [address('brand_corner_main', 'accueil', 'florelune'), '/fr/florelune'],
    [address('brand_corner_main', 'florelune'), '/fr/florelune'],
    [address('brand_corner_page', 'gamme', 'florelune'), '/fr/florelune/gamme'],
    [address('standard', 'mentions'), '/fr/mentions'],
  ])('%o is at %s', (entity, path) => {
    expect(entityHref(entity, 'fr-be')).toBe(path);
  });
});

describe.each(locales)('in %s', (locale) => {
  it.each(entityKinds)('a matched address tells that it is of a %s', (kind) => {
    const entity = address(kind, 'own-slug', 'its-parent');
    const path = entityHref(entity, locale);
    if (path === null) return;
    const found = match(path, marketOf(locale).id, { cornerBrands: new Set(['its-parent']) });
    if (found.kind !== 'route') throw new Error(`${path} is no route`);
    expect(entitiesAt(found)).toContainEqual(plainEntity(entity));
  });
});

describe('entitiesAt', () => {
  it('names nothing where the address has no slug', () => {
    expect(entitiesAt({ route: 'products', params: {} })).toEqual([]);
    expect(entitiesAt({ route: 'brands', params: {} })).toEqual([]);
  });

  it('knows the pages that show more of a product', () => {
    expect(routesOfEntity('product')).toEqual(['product', 'product-questions', 'product-evaluations']);
    expect(entityHref(address('product', 'zinc'), 'fr-be', 'product-questions')).toMatch(/^\/fr\/produit\/zinc\/./);
    expect(entitiesAt({ route: 'product-questions', params: { slug: 'zinc' } })).toEqual([address('product', 'zinc')]);
  });

  it('is of the page below, where the address names one', () => {
    expect(entitiesAt({ route: 'expertise', params: { slug: 'a', subslug: 'b' } })).toEqual([
      address('corpo_page', 'b', 'a'),
    ]);
    expect(entitiesAt({ route: 'corner', params: { brand: 'a' } })).toEqual([address('brand_corner_main', 'a')]);
  });
});

describe('hrefOfSlugs', () => {
  it.each([
    ['products', 'microbiote', null, '/fr/produits/microbiote'],
    ['expertise', 'microbiotes', null, '/fr/expertise/microbiotes'],
    ['expertise', 'souches', 'microbiotes', '/fr/expertise/microbiotes/souches'],
    ['corner', 'florelune', null, '/fr/florelune'],
    ['corner', 'gamme', 'florelune', '/fr/florelune/gamme'],
    ['brands', 'florelune', null, null],
    ['brands', null, null, '/fr/marques'],
    ['products', null, null, '/fr/produits'],
    ['product', null, null, null],
    ['newsletter', null, null, null],
  ] as const)('%s, %s below %s: %s', (route, slug, parent, path) => {
    expect(hrefOfSlugs(route, slug, parent, 'fr-be')).toBe(path);
  });
});
