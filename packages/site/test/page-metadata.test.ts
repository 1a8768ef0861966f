import { locales, type ListingParams } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { feedPath } from '../src/feed/feed-path.ts';
import { fixedAlternates } from '../src/metadata/fixed-alternates.ts';
import { pageMetadata } from '../src/metadata/page-metadata.ts';
import { sharedImageOf } from '../src/metadata/shared-image.ts';
import { createPageContext } from '../src/page-context.ts';
import { listingHead, listingTitle } from '../src/screens/products/head.ts';
import type { ProductsData } from '../src/screens/products/data.ts';
import { productsProps } from '../src/screens/products/props.ts';
import { card, facets, product } from './fixtures/catalogue.ts';

const origin = 'https://be.veralune.example';
const page = { locale: 'fr-be', title: 'Sommeil', description: 'Mieux dormir.', path: '/fr/x' } as const;

describe('pageMetadata', () => {
  it('numbers the title and description of page 2, which has no languages', () => {
    const metadata = pageMetadata({ ...page, alternates: fixedAlternates('brands'), page: 2 });
    expect(metadata).toMatchObject({
      title: 'Sommeil, page 2 – Veralune',
      description: 'Mieux dormir. Page 2.',
      openGraph: { title: 'Sommeil, page 2', description: 'Mieux dormir. Page 2.' },
      alternates: { languages: {} },
    });
  });

  it.each([1, undefined])('does not number page %s', (number) => {
    const { title, alternates } = pageMetadata({ ...page, alternates: fixedAlternates('brands'), page: number });
    expect(title).toBe('Sommeil – Veralune');
    expect(Object.keys(alternates?.languages ?? {})).toHaveLength(locales.length + 1);
  });

  it('has no languages for a page that must not be indexed', () => {
    const { alternates, robots } = pageMetadata({ ...page, alternates: fixedAlternates('brands'), noIndex: true });
    expect(alternates).toMatchObject({ canonical: `${origin}/fr/x`, languages: {} });
    expect(robots).toEqual({ index: false, follow: true });
  });

  it('marks an article with its date, and names the feed', () => {
    expect(pageMetadata({ ...page, publishedOn: '2026-03-12', feed: feedPath('fr-be') })).toMatchObject({
      openGraph: { type: 'article', publishedTime: '2026-03-12' },
      alternates: { types: { 'application/rss+xml': `${origin}/fr/rss.xml` } },
    });
    expect(pageMetadata(page)).toMatchObject({ openGraph: { type: 'website' } });
    expect(pageMetadata(page).alternates).not.toHaveProperty('types');
  });
});

describe('sharedImageOf', () => {
  const [picture] = product.gallery;
  it.each([
    [
      'the largest file',
      { widths: [320, 960] },
      { url: '/api/media/packs/equilibre-960.png', width: 960, height: 960 },
    ],
    [
      'a file of 600 pixels',
      { widths: [600], width: 1200, height: 800 },
      { url: '/api/media/packs/equilibre-600.png', width: 600, height: 400 },
    ],
  ])('is %s', (_what, changes, expected) => {
    expect(sharedImageOf(picture && { ...picture, ...changes })).toEqual({ alt: picture?.alt, ...expected });
  });

  it('is absent for a small image and without one', () => {
    expect(sharedImageOf(picture && { ...picture, widths: [320, 599] })).toBeUndefined();
    expect(sharedImageOf(null)).toBeUndefined();
  });
});

describe('listingHead', () => {
  const context = createPageContext('fr-be');
  const self = {
    id: 14,
    title: 'Microbiotes',
    slug: 'microbiotes',
    summary: 'Ferments choisis.',
    introduction: null,
    meta: null,
    product_count: 4,
    alternates: [],
    children: [],
  };
  const products = { items: [card], total: 30 };
  const data: ProductsData = { category: null, categories: [self], products, pageSize: 12, facets };
  const ofCategory = { ...data, category: { self, parent: null } };
  const form = { name: 'galenic_format', value: 'gelules' } as const;

  it.each([
    ['all products', data, {}, 'Tous nos produits', false],
    ['a category', ofCategory, { category: 'microbiotes' }, 'Microbiotes', false],
    ['a form', data, { filters: [form] }, 'Compléments alimentaires\u00a0: GELULES', false],
    [
      'a form in a category',
      ofCategory,
      { category: 'microbiotes', filters: [form] },
      'Microbiotes\u00a0: GELULES',
      true,
    ],
    [
      'two filters',
      data,
      { filters: [form, { name: 'need', value: 'energie' }] },
      'Compléments alimentaires\u00a0: GELULES, ENERGIE',
      true,
    ],
  ] as const)('of %s', (_what, given, listing, title, noIndex) => {
    expect(listingHead(given, listing, context)).toMatchObject({ title, noIndex });
  });

  it('describes a category with its summary, and a form with its name', () => {
    expect(listingHead(ofCategory, { category: 'microbiotes' }, context).description).toBe('Ferments choisis.');
    expect(listingHead(data, { filters: [form] }, context).description).toContain('GELULES');
  });

  it('uses the texts of the category for its whole list only', () => {
    const meta = { title: 'Ferments lactiques', description: 'Neuf formules et leurs souches.' };
    const own = { ...ofCategory, category: { self: { ...self, meta, introduction: 'Bien choisir.' }, parent: null } };
    const headOf = (listing: ListingParams) => listingHead(own, { category: 'microbiotes', ...listing }, context);
    expect(headOf({})).toMatchObject(meta);
    expect(headOf({ page: 2 })).toMatchObject({ title: 'Microbiotes', description: 'Ferments choisis.' });
    expect(headOf({ filters: [form] }).title).toBe('Microbiotes\u00a0: GELULES');
    const aboutOf = (listing: ListingParams) =>
      productsProps(own, { category: 'microbiotes', ...listing }, context).about;
    expect(aboutOf({})).toEqual({ title: 'À propos de cette catégorie', text: 'Bien choisir.' });
    expect([aboutOf({ page: 2 }), aboutOf({ filters: [form] })]).toEqual([undefined, undefined]);
  });

  it('does not name the sort order', () => {
    expect(listingTitle(data, [{ name: 'sort', value: 'price_asc' }], context)).toBe('Tous nos produits');
  });
});
