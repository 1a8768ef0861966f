import { z } from 'zod';
import type { Call } from './calls.ts';
import { facets, pageCard, product, productCard } from './entities/index.ts';
import {
  common,
  faq,
  flag,
  idText,
  jsonText,
  list,
  pageNumber,
  perPage,
  published,
  saleplanId,
  searchText,
  slugList,
} from './shared.ts';

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });
const slugs = z.array(z.string().max(200)).max(20);

/**
 * The filter types of a listing, each with the chosen slugs in the request's language. `products` holds slugs of
 * categories, `display` and `suitability` fixed words. `no_sell_inline` is `["1"]` for products sold in pharmacies only, `["0"]` for
 * all others. Source: 1-site.md §4.
 */
export const caracteristics = z.partialRecord(
  z.enum([
    'flavour',
    'diner_type',
    'galenic_format',
    'brand',
    'need',
    'active_ingredient',
    'products',
    'display',
    'suitability',
    'no_sell_inline',
  ]),
  slugs,
);
export type Caracteristics = z.infer<typeof caracteristics>;

export const displayChoices = ['new', 'new_formula', 'special_offer', 'in_stock'] as const;
export const display = z.enum(displayChoices);

/** Choices within a group are combined with OR, groups and choices of `suitability` with AND. */
const listingFilters = {
  ...common,
  /** Slugs of categories, in the request's language; a parent includes its children. */
  categories: jsonText(slugs).optional(),
  price: jsonText(z.object({ min: z.number().min(0).optional(), max: z.number().min(0).optional() })).optional(),
  /** The same group as `caracteristics.need`; a parent includes its children. */
  needs: jsonText(slugs).optional(),
  text: searchText.optional(),
  caracteristics: jsonText(caracteristics).optional(),
  display: jsonText(z.array(display).max(4)).optional(),
  /** 1 excludes free products. */
  no_free: flag.optional(),
  published,
  saleplan_id: saleplanId,
};

export const orderBy = z.enum(['relevance', 'price_asc', 'price_desc']);
export type OrderBy = z.infer<typeof orderBy>;

export const productCalls = {
  products: {
    method: 'GET',
    path: '/product',
    summary: 'The listing: one page of the products that match every filter.',
    params: none,
    query: z.object({
      ...listingFilters,
      page: pageNumber.optional(),
      perPage: perPage.optional(),
      orderBy: orderBy.optional(),
      /** Only products that the shop sells itself. Accepted without effect: listings contain no others. */
      asm: flag.optional(),
      slugs: slugList.optional(),
      site_id: idText.optional(),
    }),
    answer: list(productCard),
  },
  filters: {
    method: 'GET',
    path: '/filtersProducts',
    summary: 'Facets of the same listing, with counts.',
    params: none,
    query: z.object({
      ...listingFilters,
      /** Comma-separated names of the groups to return; without it, all groups. */
      caracteristics_select: z.string().max(400).optional(),
      /** One slug in addition to `categories`. */
      category: z.string().max(200).optional(),
    }),
    answer: facets,
  },
  product: {
    method: 'GET',
    path: '/product/{id}',
    summary: 'One product with all its details.',
    params: byId,
    query: scoped,
    answer: product,
  },
  productPages: {
    method: 'GET',
    path: '/products/{id}/pages',
    summary: 'Articles related to a product.',
    params: byId,
    query: z.object({ ...common, per_page: perPage.optional() }),
    answer: list(pageCard),
  },
  productFaqs: {
    method: 'GET',
    path: '/products/{id}/faqs',
    summary: 'Questions about a product.',
    params: byId,
    query: scoped,
    answer: z.array(faq),
  },
} as const satisfies Record<string, Call>;
