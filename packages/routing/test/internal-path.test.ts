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

describe('the rewrite target of', () => {
  const cases: readonly (readonly [MarketId, string, string])[] = [
    ['be', '/fr', '/fr-be/home'],
    ['it', '/', '/it-it/home'],
    ['be', '/fr/produit/x', '/fr-be/product/x'],
    ['be', '/fr/produit/x/questions-reponses', '/fr-be/product-questions/x'],
    ['be', '/nl/producten', '/nl-be/products'],
    ['be', '/fr/produits/a/-p--2/-gout--x', '/fr-be/products/a/-p--2/-gout--x'],
    ['ch', '/de/ergebnisse/-r--zink', '/de-ch/results/-r--zink'],
    ['es', '/calidad-innovaciones/2/x', '/es-es/innovations/2/x'],
    ['be', '/fr/florelune/x', '/fr-be/corner/florelune/x'],
    ['be', '/fr/a,b', '/fr-be/page/a,b'],
    ['be', '/fr/conseil/preview/12', '/fr-be/preview/advice/12'],
  ];
  it.each(cases)('%s %s is %s', (market, path, expected) => {
    const found = match(path, market, { cornerBrands: new Set(['florelune']) });
    expect(found.kind === 'route' && internalPath(found)).toBe(expected);
  });
});

describe('segments read back', () => {
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
  it('of a page whose comma came encoded', () => {
    expect(paramsFromSegments('page', ['a%2Cb'], 'fr-be')).toEqual({ slug: 'a,b' });
  });
  it('of no segments at all', () => {
    expect(listingParamsFromSegments(undefined, 'fr-be')).toEqual({});
  });
  it.each([['-smaak--x'], ['a', 'b'], ['%2e%2e'], ['-p--0']])('none: %s', (...segments) => {
    expect(listingParamsFromSegments(segments, 'fr-be')).toBeNull();
  });
});

describe('the folder of a screen', () => {
  it.each([
    [screens.home.folder, 'home'],
    [screens.product.folder, 'product/[slug]'],
    [screens.products.folder, 'products/[[...segments]]'],
    [screens['advice-theme'].folder, 'advice-theme/[...segments]'],
    [screens.preview.folder, 'preview/[type]/[id]'],
  ])('%s', (folder, expected) => {
    expect(folder).toBe(expected);
  });
});
