import { href, type Filter } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { listingOf, type ListingRequest } from '../src/listing/listing.ts';
import { createPageContext } from '../src/page-context.ts';
import { card, facets, plainCard } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be', new Date('2026-11-21T12:00:00Z'));

function request(filters: readonly Filter[], page = 1): ListingRequest {
  return {
    filters,
    page,
    hrefOf: (next, nextPage = 1) =>
      href('products', { filters: next, ...(nextPage > 1 ? { page: nextPage } : {}) }, 'fr-be'),
  };
}

const florelune: Filter = { name: 'brand', value: 'florelune' };

function listing(filters: readonly Filter[], total = 30, pageSize = 12) {
  return listingOf({ products: { items: [card, plainCard], total }, facets, pageSize }, request(filters), context);
}

function group(name: string, filters: readonly Filter[] = [florelune]) {
  return listing(filters).groups.find((one) => one.name === name);
}

describe('listingOf', () => {
  it('adds a choice to the address, keeps the others and returns to page 1', () => {
    expect(group('brand')?.choices[1]?.href).toBe('/fr/produits/-marque--florelune/-marque--micralba');
  });

  it('removes a selected choice from the address', () => {
    expect(group('brand')?.choices[0]).toMatchObject({ selected: true, href: '/fr/produits' });
  });

  it('hides choices without results', () => {
    const chosen = group('display', [florelune, { name: 'display', value: 'in_stock' }]);
    expect(chosen?.choices.map(({ label }) => label)).toEqual(['Disponible']);
  });

  it('leaves out groups without a choice', () => {
    expect(listing([]).groups.map(({ name }) => name)).toEqual(['brand', 'galenic_format', 'display', 'price']);
  });

  it('does not link to an eleventh filter', () => {
    const ten = Array.from({ length: 10 }, (_, index): Filter => ({ name: 'need', value: `besoin-${index}` }));
    expect(group('galenic_format', ten)?.choices.every(({ href: target }) => target === null)).toBe(true);
    expect(listing(ten).sort).toHaveLength(1);
  });

  it('replaces the price range in the address', () => {
    const choices = group('price', [{ name: 'price', value: '0-15' }])?.choices;
    expect(choices?.[1]?.href).toBe('/fr/produits/-prix--15-25');
  });

  it('has a chip for each selected filter, which removes it', () => {
    expect(listing([florelune]).chips).toEqual([{ label: 'Marque\u00a0: FLORELUNE', href: '/fr/produits' }]);
  });

  it('keeps the filters when the sort order changes', () => {
    const { sort } = listing([florelune, { name: 'sort', value: 'price_desc' }]);
    expect(sort.map(({ current }) => current)).toEqual([false, false, true]);
    expect(sort[0]?.href).toBe('/fr/produits/-marque--florelune');
    expect(sort[1]?.href).toBe('/fr/produits/-marque--florelune/-tri--prix-croissant');
  });

  it('has as many pages as the page size needs', () => {
    expect(listing([florelune], 30).pages).toEqual([
      { number: 1, href: '/fr/produits/-marque--florelune' },
      { number: 2, href: '/fr/produits/-p--2/-marque--florelune' },
      { number: 3, href: '/fr/produits/-p--3/-marque--florelune' },
    ]);
    expect(listing([], 12).pages).toHaveLength(1);
    expect(listing([], 36, 36).pages).toHaveLength(1);
    expect(listing([], 37, 36).pages).toHaveLength(2);
    expect(listing([], 0).pages).toHaveLength(0);
  });
});
