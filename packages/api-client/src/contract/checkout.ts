import { z } from 'zod';
import type { Call } from './calls.ts';
import { cart } from './entities/cart.ts';
import { cents } from './entities/money.ts';
import {
  deliveryKinds,
  expectedDelivery,
  order,
  orderAddress,
  payment,
  paymentMethods,
  relayPoint,
} from './entities/order.ts';
import { common, id, idText } from './shared.ts';

/** How long stock is reserved for an order that is to be paid by card. Source: 2-routes-redirects-commerce.md §9. */
export const paymentWindowMs = 15 * 60_000;

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });

/** What is missing before the order can be made, as steps of the checkout. */
export const checkoutGaps = ['cart', 'delivery'] as const;

export const deliveryOption = z.object({
  kind: z.enum(deliveryKinds),
  /** The name of the carrier. */
  carrier: z.string(),
  /** The price for this cart. */
  price_cents: cents,
  /** The price without the cart's free delivery; null if that is `price_cents`. */
  full_price_cents: cents.nullable(),
  /** How long it takes after the order: `{ min: 2, max: 4, unit: 'working_days' }`, `{ min: 24, max: 24, unit: 'working_hours' }`. */
  duration: z.object({ min: z.int().min(1), max: z.int().min(1), unit: z.enum(['working_days', 'working_hours']) }),
  /** Orders before this time of a working day leave the same day: `12:00`. */
  order_before: z.string(),
  expected: expectedDelivery,
});
export type DeliveryOption = z.infer<typeof deliveryOption>;

export const checkout = z.object({
  cart,
  is_guest: z.boolean(),
  /** Of the account, or as the guest typed it; empty before that. */
  email: z.string(),
  delivery_options: z.array(deliveryOption),
  /** What was chosen in the delivery step; null before that. */
  delivery: z
    .object({
      kind: z.enum(deliveryKinds),
      relay: relayPoint.nullable(),
      shipping_address: orderAddress,
      invoice_address: orderAddress,
      mobile: z.string(),
      delivery_information: z.string(),
    })
    .nullable(),
  payment_methods: z.array(z.enum(paymentMethods)),
  /** Empty if the order can be made. */
  missing: z.array(z.enum(checkoutGaps)),
});
export type Checkout = z.infer<typeof checkout>;

const errors = {
  403: 'The request comes from another site.',
  404: 'There is no such order for this visitor, or the shop sells nothing online.',
  415: 'The body is not JSON.',
  503: 'The database does not answer; `Retry-After` says when to retry.',
} as const;

export const checkoutCalls = {
  checkout: {
    method: 'GET',
    path: '/checkout',
    summary:
      'The state of the checkout: cart, delivery methods with prices for this cart, what was chosen, what is missing.',
    personal: true,
    params: none,
    query: scoped,
    answer: checkout,
  },
  checkoutDelivery: {
    method: 'PUT',
    path: '/checkout/delivery',
    summary:
      'Chooses addresses and delivery. The fields are those of `checkoutDeliverySchema` of `@veralune/forms`: a guest has ' +
      '`email`; the address is written in the fields of an address, or named by `shipping_address_id` and ' +
      '`invoice_address_id` of the account; a different invoice address has the same fields with the prefix `invoice_`.',
    personal: true,
    params: none,
    query: scoped,
    body: z.looseObject({}),
    answer: checkout,
    errors: { ...errors, 422: 'A field is invalid; `fields` has a code for each. Nothing is stored.' },
  },
  relayPoints: {
    method: 'GET',
    path: '/relay-points',
    summary: 'The pharmacies that take parcels near a postcode, the nearest first, at most ten. Not personal.',
    params: none,
    query: z.object({ ...common, zipcode: z.string().trim().min(1).max(12) }),
    answer: z.object({ items: z.array(relayPoint.extend({ distance: z.int().nonnegative() })) }),
  },
  checkoutOrder: {
    method: 'POST',
    path: '/checkout/order',
    summary:
      'Makes the order from the cart, with prices of this moment, and reserves its stock for 15 minutes. Repeating it ' +
      'without a change of the cart answers the same order. An earlier unpaid order of the same cart is canceled.',
    personal: true,
    takesKey: true,
    params: none,
    query: scoped,
    /** The visitor accepts the terms and the conditions of sale; `total_cents` is what the recap showed. */
    body: z.object({ terms: z.boolean(), total_cents: cents.optional() }),
    status: 201,
    answer: order,
    errors: {
      ...errors,
      409:
        '`checkout_incomplete`: a step is missing. `cart_changed`: a line can’t be ordered any more, a code no longer ' +
        'applies, or the total is not `total_cents`; show the cart again. `code_used`: the code was used meanwhile.',
      422: '`terms` is not accepted; `fields` has its code.',
    },
  },
  lastOrder: {
    method: 'GET',
    path: '/checkout/order',
    summary: 'The latest order that this visitor made, guest or customer; for the pages after the payment.',
    personal: true,
    params: none,
    query: scoped,
    answer: order,
    errors,
  },
  payment: {
    method: 'GET',
    path: '/orders/{id}/payment',
    summary:
      'How the payment stands. The verified message of the provider decides, not the return of the browser; before it ' +
      'arrives, the API asks the provider, so that the page after the payment need not wait.',
    personal: true,
    params: byId,
    query: scoped,
    answer: payment,
    errors,
  },
  paymentStart: {
    method: 'POST',
    path: '/orders/{id}/payment',
    summary:
      'Starts a payment, and answers the address of the provider’s page, which asks for the card. Amount and currency are ' +
      'those of the order. A cheque has no address: the order waits for it.',
    personal: true,
    takesKey: true,
    params: byId,
    query: scoped,
    body: z.object({ method: z.enum(paymentMethods) }),
    status: 201,
    answer: z.object({ order: id, url: z.string().nullable() }),
    errors: {
      ...errors,
      409: '`already_paid`, or `order_closed`: the time is over, or the order was canceled.',
      422: '`method` is not one of the shop’s.',
      502: '`payment_not_prepared`: the provider refused or does not answer. The order and its reservation stay.',
    },
  },
} as const satisfies Record<string, Call>;
