import { z } from 'zod';
import { accountCalls } from './account.ts';
import { brandCalls } from './brands.ts';
import { cartCalls } from './cart.ts';
import { checkoutCalls } from './checkout.ts';
import { civilityCalls } from './civilities.ts';
import { category, city, homepage, menu, provincial, setting, shop, suggestion } from './entities/index.ts';
import { consentCalls } from './consent.ts';
import { faqCalls } from './faqs.ts';
import { formCalls } from './forms.ts';
import { maintenanceCalls } from './maintenance.ts';
import { needCalls } from './needs.ts';
import { orderCalls } from './orders.ts';
import { pageCalls } from './pages.ts';
import { previewCalls } from './previews.ts';
import { pointOfSaleCalls } from './points-of-sale.ts';
import { productCalls } from './products.ts';
import { quizCalls } from './quiz.ts';
import { redirectionCalls } from './redirections.ts';
import { common, idText, integerText, list, saleplanId, searchText, slugList } from './shared.ts';
import { signInCalls } from './sign-in.ts';
import { thematicCalls } from './thematics.ts';
import { urlCalls } from './urls.ts';

/** One call of the API, used by the server, the client and the OpenAPI document. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` marks a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body?: z.ZodType;
  /** Status of a success; 200 by default. */
  readonly status?: 201;
  readonly answer: z.ZodType;
  /** Error statuses, in addition to those of every call, or with another description. */
  readonly errors?: Readonly<Record<number, string>>;
  /**
   * The answer depends on the cookies of the visitor, or the call changes them. No cache stores it, and browsers may make
   * writing calls only from the site itself.
   */
  readonly personal?: true;
  /**
   * The call creates something each time, so clients can send `Idempotency-Key`, a UUID that they make for each intent: a
   * repeated request gets the answer of the first, for 24 hours.
   */
  readonly takesKey?: true;
}

const none = z.object({});
const scoped = z.object(common);

export const calls = {
  shop: {
    method: 'GET',
    path: '/shop',
    summary: 'Shops whose domain contains `url` (a domain without scheme); without `url`, all shops.',
    params: none,
    query: z.object({ url: z.string().max(253).optional() }),
    answer: z.object({ list: z.array(shop) }),
  },
  ...productCalls,
  ...needCalls,
  ...pageCalls,
  categories: {
    method: 'GET',
    path: '/category',
    summary: 'Categories; `depth=0` returns the whole tree, `depth=1` only its roots.',
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
    summary: 'Content of the home page.',
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
    summary: 'Search in products, brands, needs and pages.',
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
    summary: 'Places of a postcode, in all countries of the market or in one.',
    params: none,
    query: z.object({
      ...common,
      zipcode: z.string().trim().min(1).max(12),
      /** Of the form, `LU`; Belgian and Luxembourg postcodes have the same digits. */
      country: z.string().length(2).toLowerCase().optional(),
    }),
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
  ...accountCalls,
  ...brandCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...civilityCalls,
  ...consentCalls,
  ...faqCalls,
  ...formCalls,
  ...maintenanceCalls,
  ...orderCalls,
  ...previewCalls,
  ...pointOfSaleCalls,
  ...quizCalls,
  ...redirectionCalls,
  ...signInCalls,
  ...thematicCalls,
  ...urlCalls,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
