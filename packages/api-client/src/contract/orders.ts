import { z } from 'zod';
import type { Call } from './calls.ts';
import { cart } from './entities/cart.ts';
import { order, orderSummary } from './entities/order.ts';
import { common, id, idText, list, pageNumber, perPage } from './shared.ts';

/** Orders on a page of the account, unless the call says another number. */
export const ordersPerPage = 20;
/** Reviews on a page. */
export const reviewsPerPage = 10;

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });

const errors = {
  401: 'Nobody is signed in.',
  403: 'The request comes from another site.',
  404: 'There is no such order for this visitor.',
  415: 'The body is not JSON.',
  503: 'The database does not answer; `Retry-After` says when to retry.',
} as const;

const stars = z.int().min(1).max(5);

export const review = z.object({
  id,
  rating: stars,
  title: z.string(),
  text: z.string(),
  /** As the customer wrote it: a first name, initials. */
  author: z.string(),
  written_at: z.iso.datetime(),
  /** The answer of the company. */
  reply: z.string().nullable(),
});
export type Review = z.infer<typeof review>;

export const reviews = z.object({
  items: z.array(review),
  total: z.int().nonnegative(),
  /** Mean of all reviews with one decimal; null without any. */
  average: z.number().min(1).max(5).nullable(),
  /** Number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: z.array(z.int().nonnegative()).length(5),
});
export type Reviews = z.infer<typeof reviews>;

/** Why a customer can’t review a product now. */
const reviewAccess = ['allowed', 'login_required', 'not_delivered', 'already_written'] as const;
export type ReviewAccess = (typeof reviewAccess)[number];

export const orderCalls = {
  orders: {
    method: 'GET',
    path: '/orders',
    summary: 'The orders of the customer in this shop, the latest first.',
    personal: true,
    params: none,
    query: z.object({ ...common, page: pageNumber.optional(), perPage: perPage.optional() }),
    answer: list(orderSummary),
    errors,
  },
  order: {
    method: 'GET',
    path: '/orders/{id}',
    summary:
      'One order: of the customer, or the one that this browser made as a guest. All that its receipt shows is in it.',
    personal: true,
    params: byId,
    query: scoped,
    answer: order,
    errors,
  },
  orderAgain: {
    method: 'POST',
    path: '/orders/{id}/again',
    summary: 'Adds the products of an order to the cart, those that the shop still sells.',
    personal: true,
    takesKey: true,
    params: byId,
    query: scoped,
    body: z.object({}),
    status: 201,
    answer: cart,
    errors,
  },
  orderWithdrawal: {
    method: 'POST',
    path: '/orders/{id}/withdrawal',
    summary:
      'Withdraws from an order or from some of its lines, within 14 days of its delivery or before it, and mails a receipt. ' +
      'An order that has not left yet is canceled and refunded at once.',
    personal: true,
    takesKey: true,
    params: byId,
    query: scoped,
    /** Without lines, everything that can be returned. */
    body: z.object({
      lines: z
        .array(z.object({ line: z.uuid(), quantity: z.int().min(1).max(100) }))
        .max(100)
        .optional(),
      content: z.string().max(5_000).optional(),
    }),
    status: 201,
    answer: order,
    errors: {
      ...errors,
      409: '`too_late`: the 14 days are over. `nothing_to_return`: the lines were already returned, or the order is not paid.',
    },
  },
  reviews: {
    method: 'GET',
    path: '/product/{id}/reviews',
    summary: 'The published reviews of a product in all languages of the shop, the latest first. Not personal.',
    params: byId,
    query: z.object({ ...common, page: pageNumber.optional() }),
    answer: reviews,
  },
  reviewAccess: {
    method: 'GET',
    path: '/product/{id}/review',
    summary: 'Whether this visitor can review a product.',
    personal: true,
    params: byId,
    query: scoped,
    answer: z.object({ access: z.enum(reviewAccess) }),
  },
  reviewWrite: {
    method: 'POST',
    path: '/product/{id}/review',
    summary:
      'Reviews a product of a delivered order: one per customer and product. It is shown after the office read it.',
    personal: true,
    takesKey: true,
    params: byId,
    query: scoped,
    /** The fields of `reviewSchema` of `@veralune/forms`: `rating`, `title`, `text`, `author`. */
    body: z.looseObject({}),
    status: 201,
    answer: z.object({ state: z.literal('pending') }),
    errors: {
      ...errors,
      404: 'The shop does not sell the product.',
      409: '`not_delivered` or `already_written`.',
      422: 'A field is invalid; `fields` has a code for each.',
    },
  },
} as const satisfies Record<string, Call>;
