import { z } from 'zod';
import type { Call } from './calls.ts';
import { cart } from './entities/cart.ts';
import { mostUnits, sizeIndex } from './entities/money.ts';
import { common, id } from './shared.ts';

const none = z.object({});
const scoped = z.object(common);
const quantity = z.int().min(1).max(mostUnits);
const line = z.object({ line: z.uuid() });

/** Codes are compared without regard to case and spaces. */
const codeText = z.string().trim().min(1).max(40);

const writeErrors = {
  403: 'The request comes from another site.',
  404: 'The shop sells nothing online, or does not sell this.',
  415: 'The body is not JSON.',
  503: 'The database does not answer; `Retry-After` says when to retry.',
} as const;

const lineErrors = {
  ...writeErrors,
  404: '`not_found`: no such line. `not_sold`: the shop does not sell this product or size online.',
  409: '`out_of_stock`: nothing is left. `gift_line`: the free product can only be removed.',
} as const;

export const cartCalls = {
  cart: {
    method: 'GET',
    path: '/cart',
    summary: 'The cart of the visitor, priced now. Without a cart cookie, an empty one.',
    personal: true,
    params: none,
    query: scoped,
    answer: cart,
  },
  cartAdd: {
    method: 'POST',
    path: '/cart/lines',
    summary:
      'Adds units of a product. The same product and size is one line. More units than the stock has are cut down to it. ' +
      'Prices in the body are ignored.',
    personal: true,
    takesKey: true,
    params: none,
    query: scoped,
    body: z.object({ product: id, size: sizeIndex.default(0), quantity: quantity.default(1) }),
    status: 201,
    answer: cart,
    errors: lineErrors,
  },
  cartChange: {
    method: 'PUT',
    path: '/cart/lines/{line}',
    summary: 'Changes the quantity or the size of a line.',
    personal: true,
    params: line,
    query: scoped,
    body: z.object({ quantity, size: sizeIndex.optional() }),
    answer: cart,
    errors: lineErrors,
  },
  cartRemove: {
    method: 'DELETE',
    path: '/cart/lines/{line}',
    summary: 'Removes a line. Can be repeated.',
    personal: true,
    params: line,
    query: scoped,
    answer: cart,
    errors: writeErrors,
  },
  cartCode: {
    method: 'POST',
    path: '/cart/code',
    summary: 'Applies a promotion, advantage, medical-follow-up or first-order code.',
    personal: true,
    params: none,
    query: scoped,
    body: z.object({ code: codeText }),
    answer: cart,
    errors: {
      ...writeErrors,
      409:
        '`code_invalid`, `code_used`, `code_condition` (`fields.minimum_cents` if the cart is too small), ' +
        '`code_login_required` or `code_not_combinable`.',
      429: 'Too many codes were tried; `Retry-After` says when to retry.',
    },
  },
  cartCodeRemove: {
    method: 'DELETE',
    path: '/cart/code/{code}',
    summary: 'Removes a code, and the free product that came with it. Can be repeated.',
    personal: true,
    params: z.object({ code: codeText }),
    query: scoped,
    answer: cart,
    errors: writeErrors,
  },
  cartGift: {
    method: 'PUT',
    path: '/cart/gift',
    summary: 'Chooses the free product of a medical-follow-up code. Choosing the same one again has no effect.',
    personal: true,
    params: none,
    query: scoped,
    body: z.object({ product: id }),
    answer: cart,
    errors: {
      ...writeErrors,
      404: '`not_a_gift`: the product is not among the choices, or there is no code that applies.',
      409: '`gift_in_cart`: the cart already has another free product.',
    },
  },
  cartGiftRemove: {
    method: 'DELETE',
    path: '/cart/gift',
    summary: 'Removes the free product, so that another one can be chosen. Can be repeated.',
    personal: true,
    params: none,
    query: scoped,
    answer: cart,
    errors: writeErrors,
  },
} as const satisfies Record<string, Call>;
