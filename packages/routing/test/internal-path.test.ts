import { describe, expect, it } from 'vitest';
import {
  internalPath,
  listingParamsFromSegments,
  match,
  paramsFromSegments,
  resultsParamsFromSegments,
  screens,
  type MarketId,
} from '../src/index.ts';

describe('internalPath', () => {
  const cases: readonly (readonly [MarketId, string, string])[] = [
    ['be', '/fr', '/fr-be/home'],
    ['it', '/', '/it-it/home'],
    ['be', '/fr/produit/x', '/fr-be/product/x'],
    ['be', '/fr/produit/x/questions-reponses', '/fr-be/product-questions/x'],
    ['be', '/nl/producten', '/nl-be/products'],
    ['be', '/fr/produits/a/-p--2/-gout--x', '/fr-be/products/a/-p--2/-gout--x'],
    ['ch', '/de/ergebnisse/-r--zink', '/de-ch/results/-r--zink'],
    ['es', '/calidad-innovaciones/2/x', '/es-es/quality-innovations/2/x'],
    ['be', '/fr/florelune/x', '/fr-be/corner/florelune/x'],
    ['be', '/fr/a,b', '/fr-be/article/page/a,b'],
    ['be', '/fr/a/b,c', '/fr-be/article/page/a~b,c'],
    ['be', '/fr/produit/a/b', '/fr-be/product/a~b'],
    ['be', '/fr/produit/a/b/questions-reponses', '/fr-be/product-questions/a~b'],
    ['be', '/fr/produit/a/b/avis/-p--2', '/fr-be/product-evaluations/a~b/-p--2'],
    ['be', '/fr/produits/a/b/-p--2', '/fr-be/products/a~b/-p--2'],
    ['be', '/fr/expertise/a/b/c', '/fr-be/expertise/a/b~c'],
    ['be', '/fr/conseil/x', '/fr-be/article/advice/x'],
    ['be', '/fr/conseil/preview/12', '/fr-be/preview/advice/12'],
  ];
  it.each(cases)('%s %s is %s', (market, path, expected) => {
    const found = match(path, market, { cornerBrands: new Set(['florelune']) });
    expect(found.kind === 'route' && internalPath(found)).toBe(expected);
  });
});

describe('paramsFromSegments', () => {
  it('of a listing', () => {
    expect(listingParamsFromSegments(['a', '-p--2', '-tri--prix-croissant'], 'fr-be')).toEqual({
      category: 'a',
      page: 2,
      filters: [{ name: 'sort', value: 'price_asc' }],
    });
  });
  it('of results', () => {
    expect(resultsParamsFromSegments(['-r--zink'], 'de-de')).toEqual({ terms: 'zink' });
  });
  it('of a page with an encoded comma', () => {
    expect(paramsFromSegments('page', ['a%2Cb'], 'fr-be')).toEqual({ slug: 'a,b' });
  });
  it('of a slug with slashes', () => {
    expect(listingParamsFromSegments(['a~b', '-p--2'], 'fr-be')).toEqual({ category: 'a/b', page: 2 });
  });
  it('of no segments', () => {
    expect(listingParamsFromSegments(undefined, 'fr-be')).toEqual({});
  });
  it.each([['-smaak--x'], ['a~-b'], ['%2e%2e'], ['-p--0']])('null for invalid segments: %s', (...segments) => {
    expect(listingParamsFromSegments(segments, 'fr-be')).toBeNull();
  });
});

describe('the folder of a screen', () => {
  it.each([
    [screens.home.folder, 'home'],
    [screens.product.folder, 'product/[slug]'],
    [screens.products.folder, 'products/[[...segments]]'],
    [screens.advice.folder, 'article/[route]/[slug]'],
    [screens['advice-theme'].folder, 'advice-theme/[...segments]'],
    [screens.preview.folder, 'preview/[type]/[id]'],
  ])('%s', (folder, expected) => {
    expect(folder).toBe(expected);
  });
});
