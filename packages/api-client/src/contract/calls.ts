import { z } from 'zod';
import { brandCalls } from './brands.ts';
import { civilityCalls } from './civilities.ts';
import {
  category,
  city,
  facets,
  homepage,
  menu,
  need,
  needDetail,
  page,
  pageCard,
  pageType,
  product,
  productCard,
  provincial,
  setting,
  shop,
  suggestion,
} from './entities.ts';
import { maintenanceCalls } from './maintenance.ts';
import { redirectionCalls } from './redirections.ts';
import {
  common,
  faq,
  flag,
  idText,
  integerText,
  jsonText,
  list,
  pageNumber,
  published,
  saleplanId,
  slugList,
} from './shared.ts';
import { thematicCalls } from './thematics.ts';
import { urlCalls } from './urls.ts';

/** One call of the API: what the server mounts, the client calls and OpenAPI prints. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** `{name}` marks a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });
const perPage = integerText(1, 100);
const searchText = z.string().trim().max(100);
const slugs = z.array(z.string().max(200)).max(20);

/**
 * Which filter types a listing takes, each with the slugs chosen, in the request's language. `products` holds slugs of
 * categories, `display` choices of `display`; `no_sell_inline` is `["1"]` for what is sold in pharmacies only, `["0"]` for
 * all else. Source: 1-site.md §4.
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
    'no_sell_inline',
  ]),
  slugs,
);
export type Caracteristics = z.infer<typeof caracteristics>;

export const displayChoices = ['new', 'new_formula', 'special_offer', 'in_stock'] as const;
export const display = z.enum(displayChoices);

/** Choices within a group add up, groups narrow each other. */
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
  /** 1 leaves free products out. */
  no_free: flag.optional(),
  published,
  saleplan_id: saleplanId,
};

export const orderBy = z.enum(['relevance', 'price_asc', 'price_desc']);
export type OrderBy = z.infer<typeof orderBy>;

export const calls = {
  shop: {
    method: 'GET',
    path: '/shop',
    summary: 'Shops whose domain contains `url` (a domain without scheme); all of them without it.',
    params: none,
    query: z.object({ url: z.string().max(253).optional() }),
    answer: z.object({ list: z.array(shop) }),
  },
  products: {
    method: 'GET',
    path: '/product',
    summary: 'The listing: products that pass every filter, a page at a time.',
    params: none,
    query: z.object({
      ...listingFilters,
      page: pageNumber.optional(),
      perPage: perPage.optional(),
      orderBy: orderBy.optional(),
      /** Only what the shop sells itself. Accepted, and changes nothing: every listing holds nothing else. */
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
      /** Names of the groups wanted, parted by commas; all without it. */
      caracteristics_select: z.string().max(400).optional(),
      /** One more slug beside `categories`. */
      category: z.string().max(200).optional(),
    }),
    answer: facets,
  },
  product: {
    method: 'GET',
    path: '/product/{id}',
    summary: 'One product, whole.',
    params: byId,
    query: scoped,
    answer: product,
  },
  productPages: {
    method: 'GET',
    path: '/products/{id}/pages',
    summary: 'Articles that go with a product.',
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
  needs: {
    method: 'GET',
    path: '/need',
    summary: 'Needs of a shop, parents first.',
    params: none,
    query: z.object({ ...common, slugs: slugList.optional() }),
    answer: z.array(need),
  },
  need: { method: 'GET', path: '/need/{id}', summary: 'One need.', params: byId, query: scoped, answer: needDetail },
  needsPages: {
    method: 'GET',
    path: '/need/pages',
    summary: 'Articles about needs.',
    params: none,
    query: z.object({ ...common, per_page: perPage.optional() }),
    answer: list(pageCard),
  },
  needPages: {
    method: 'GET',
    path: '/need/{id}/pages',
    summary: 'Articles about one need.',
    params: byId,
    query: z.object({ ...common, per_page: perPage.optional() }),
    answer: list(pageCard),
  },
  pages: {
    method: 'GET',
    path: '/page',
    summary: 'Pages, newest first. `type=need` gives the pages that are tied to a need.',
    params: none,
    query: z.object({
      ...common,
      type: z.enum(['need', ...pageType.options]).optional(),
      theme: z.string().max(200).optional(),
      published,
      order: z.enum(['order', 'date']).optional(),
      page: pageNumber.optional(),
      perPage: perPage.optional(),
      slugs: slugList.optional(),
      site_id: idText.optional(),
    }),
    answer: list(pageCard),
  },
  page: { method: 'GET', path: '/page/{id}', summary: 'One page.', params: byId, query: scoped, answer: page },
  pageAssociate: {
    method: 'GET',
    path: '/page/{id}/associate',
    summary: 'Pages to read next.',
    params: byId,
    query: scoped,
    answer: list(pageCard),
  },
  categories: {
    method: 'GET',
    path: '/category',
    summary: 'Categories; `depth=0` gives the whole tree, `depth=1` its roots alone.',
    params: none,
    query: z.object({
      ...common,
      depth: integerText(0, 5).optional(),
      slugs: slugList.optional(),
      site_id: idText.optional(),
    }),
    answer: list(category),
  },
  menus: { method: 'GET', path: '/menu', summary: 'Menus of a shop.', params: none, query: scoped, answer: list(menu) },
  settings: {
    method: 'GET',
    path: '/setting',
    summary: 'Global settings of a shop.',
    params: none,
    query: scoped,
    answer: z.array(setting),
  },
  homepage: {
    method: 'GET',
    path: '/homepage',
    summary: 'What the home page shows.',
    params: none,
    query: scoped,
    answer: homepage,
  },
  suggest: {
    method: 'GET',
    path: '/search/suggest',
    summary: 'Suggestions while typing.',
    params: none,
    query: z.object({
      ...common,
      text: searchText.min(2),
      type: z.literal('Suggest').optional(),
      language: z.string().max(10).optional(),
      saleplan_id: saleplanId,
    }),
    answer: suggestion,
  },
  search: {
    method: 'POST',
    path: '/search',
    summary: 'Search in everything.',
    params: none,
    query: scoped,
    body: z.object({
      text: searchText.min(1),
      page: z.int().min(1).max(10_000).optional(),
      perPage: z.int().min(1).max(100).optional(),
    }),
    answer: suggestion,
  },
  cities: {
    method: 'GET',
    path: '/cities',
    summary: 'Places of a postcode.',
    params: none,
    query: z.object({ ...common, zipcode: z.string().trim().min(1).max(12) }),
    answer: z.array(city),
  },
  provincials: {
    method: 'GET',
    path: '/provincials',
    summary: 'Regions for forms.',
    params: none,
    query: scoped,
    answer: z.array(provincial),
  },
  ...brandCalls,
  ...civilityCalls,
  ...maintenanceCalls,
  ...redirectionCalls,
  ...thematicCalls,
  ...urlCalls,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
