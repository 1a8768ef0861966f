import { describe, expect, it } from 'vitest';
import {
  entitiesAt,
  entityHref,
  entityKinds,
  hrefOfSlugs,
  locales,
  marketOf,
  match,
  canonicalEntity,
  previewHref,
  previewTypeOf,
  previewTypes,
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
    [address('innovation_category', 'recherche'), '/fr/qualite-innovations/recherche'],
    [address('innovation_filter', 'immunite', 'recherche'), '/fr/qualite-innovations/recherche/immunite'],
    [address('about', 'histoire'), '/fr/a-propos/histoire'],
    [address('about_category', 'entreprise'), '/fr/a-propos/entreprise'],
    [address('about_filter', '2025', 'entreprise'), '/fr/a-propos/entreprise/2025'],
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
  it.each(entityKinds)('the path of a %s matches and contains the entity', (kind) => {
    const entity = address(kind, 'own-slug', 'its-parent');
    const path = entityHref(entity, locale);
    if (path === null) return;
    const found = match(path, marketOf(locale).id, { cornerBrands: new Set(['its-parent']) });
    if (found.kind !== 'route') throw new Error(`${path} does not match a route`);
    expect(entitiesAt(found)).toContainEqual(canonicalEntity(entity));
  });
});

describe('entitiesAt', () => {
  it('is empty when the address has no slug', () => {
    expect(entitiesAt({ route: 'products', params: {} })).toEqual([]);
    expect(entitiesAt({ route: 'brands', params: {} })).toEqual([]);
  });

  it('includes the secondary routes of a product', () => {
    expect(routesOfEntity('product')).toEqual(['product', 'product-questions', 'product-evaluations']);
    expect(entityHref(address('product', 'zinc'), 'fr-be', 'product-questions')).toMatch(/^\/fr\/produit\/zinc\/./);
    expect(entitiesAt({ route: 'product-questions', params: { slug: 'zinc' } })).toEqual([address('product', 'zinc')]);
  });

  it('is the child page when the address contains both slugs', () => {
    expect(entitiesAt({ route: 'expertise', params: { slug: 'a', subslug: 'b' } })).toEqual([
      address('corpo_page', 'b', 'a'),
    ]);
    expect(entitiesAt({ route: 'corner', params: { brand: 'a' } })).toEqual([address('brand_corner_main', 'a')]);
    expect(entitiesAt({ route: 'about', params: { theme: 'a', filter: '2025' } })).toEqual([
      address('about_filter', '2025', 'a'),
    ]);
  });

  it('is a page about the company or a group of such pages', () => {
    expect(entitiesAt({ route: 'about', params: { theme: 'a' } })).toEqual([
      address('about', 'a'),
      address('about_category', 'a'),
    ]);
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
    ['quality-innovations', 'recherche', null, '/fr/qualite-innovations/recherche'],
    ['news', null, null, '/fr/actualites'],
    ['product', null, null, null],
    ['newsletter', null, null, null],
  ] as const)('%s, %s below %s: %s', (route, slug, parent, path) => {
    expect(hrefOfSlugs(route, slug, parent, 'fr-be')).toBe(path);
  });
});

describe('previewTypeOf', () => {
  it('is set for the entities with a page of their own, and every type is of one', () => {
    const lists = [
      'category',
      'thematic',
      'innovation_category',
      'innovation_filter',
      'about_category',
      'about_filter',
    ];
    expect(entityKinds.filter((kind) => previewTypeOf(kind) === undefined)).toEqual(lists);
    expect(new Set(entityKinds.flatMap((kind) => previewTypeOf(kind) ?? []))).toEqual(new Set(previewTypes));
  });

  it.each(locales)('leads to a preview that the routes of %s match, and nothing else', (locale) => {
    for (const type of previewTypes) {
      const found = match(previewHref(type, 112, locale), marketOf(locale).id);
      expect(found).toEqual({ kind: 'route', route: 'preview', locale, params: { type, id: 112 }, preview: true });
    }
  });
});
