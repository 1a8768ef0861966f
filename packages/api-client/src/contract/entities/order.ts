import { z } from 'zod';
import { civilityCodes } from '../civilities.ts';
import { id, lang, shopId } from '../shared.ts';
import { amounts, codeKinds, lineProduct } from './cart.ts';
import { cents, sizeIndex } from './money.ts';
import { openingHours } from './point-of-sale.ts';

export const deliveryKinds = ['home', 'relay', 'express'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const paymentMethods = ['card', 'mobile_wallet', 'online_wallet', 'cheque'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A postal address of an order. Empty texts are parts that were not filled in. */
export const orderAddress = z.object({
  civility: z.enum(civilityCodes),
  firstname: z.string(),
  lastname: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  address_3: z.string(),
  zipcode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  phone: z.string(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

/** A pharmacy that takes parcels. */
export const relayPoint = z.object({
  id,
  name: z.string(),
  address: z.string(),
  zipcode: z.string(),
  city: z.string(),
  opening_hours: z.array(openingHours),
  time_zone: z.string(),
});
export type RelayPoint = z.infer<typeof relayPoint>;

/** Days on which a parcel is expected, `2026-11-24`, computed from the rules of the shop and its holidays. */
export const expectedDelivery = z.object({ earliest: z.iso.date(), latest: z.iso.date() });

export const orderStatuses = ['pending_payment', 'paid', 'shipped', 'delivered', 'canceled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderEvent = z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() });

export const orderLine = z.object({
  id: z.uuid(),
  product: lineProduct,
  size: sizeIndex,
  quantity: z.int().min(1),
  unit_cents: cents,
  total_cents: cents,
  is_gift: z.boolean(),
  /** Units that can still be returned. */
  returnable: z.int().nonnegative(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** Announced by the customer, arrived, refunded. */
export const returnStates = ['requested', 'received', 'refunded'] as const;

export const orderReturn = z.object({
  /** The reference of the receipt: `R-7K3M9Q2F`. */
  reference: z.string(),
  state: z.enum(returnStates),
  requested_at: z.iso.datetime(),
  /** Empty for the form without an account, which names the products in a text. */
  lines: z.array(z.object({ line: z.uuid(), quantity: z.int().min(1) })),
  /** What is paid back for it; 0 until the office decides about the form without an account. */
  refund_cents: cents,
});

/** Not written yet, waits for the office, shown on the page of the product, not shown. */
export const orderReviewStates = ['open', 'pending', 'published', 'rejected'] as const;

/** What became of the customer's review of a product. */
export const orderReview = z.object({ product: id, state: z.enum(orderReviewStates) });
export type OrderReview = z.infer<typeof orderReview>;

export const orderSummary = z.object({
  id,
  /** `BE-2026-00481`; the numbers of a market and year have no gaps. */
  number: z.string(),
  placed_at: z.iso.datetime(),
  status: z.enum(orderStatuses),
  articles: z.int().nonnegative(),
  total_cents: cents,
  currency: amounts.shape.currency,
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const order = orderSummary.extend({
  shop_id: shopId,
  /** The language of its mails. */
  lang,
  channel: z.literal('web'),
  email: z.string(),
  lines: z.array(orderLine),
  amounts,
  codes: z.array(z.object({ code: z.string(), kind: z.enum(codeKinds) })),
  shipping_address: orderAddress,
  invoice_address: orderAddress,
  mobile: z.string(),
  delivery_information: z.string(),
  delivery: z.object({
    kind: z.enum(deliveryKinds),
    carrier: z.string(),
    relay: relayPoint.nullable(),
    expected: expectedDelivery,
    tracking_number: z.string().nullable(),
    /** The carrier's page for the parcel. */
    tracking_url: z.string().nullable(),
  }),
  payment: z.object({
    /** Null before one was chosen. */
    method: z.enum(paymentMethods).nullable(),
    transaction_id: z.string().nullable(),
    refunded_cents: cents,
  }),
  /** What happened to it, the oldest first. */
  events: z.array(orderEvent).min(1),
  returns: z.array(orderReturn),
  /** The products that the customer can review or has reviewed; empty before the delivery, and for a guest. */
  reviews: z.array(orderReview),
  /** The end of the reservation while the payment is pending. */
  pay_until: z.iso.datetime().nullable(),
  /** Whether the order can be withdrawn from now, wholly or in part. */
  can_withdraw: z.boolean(),
  /** The last day of the withdrawal right, `2026-12-08`; null before the delivery. */
  withdraw_until: z.iso.date().nullable(),
  /** Null before the payment. */
  receipt: z
    .object({
      number: z.string(),
      issued_at: z.iso.datetime(),
      seller: z.object({ name: z.string(), email: z.string() }),
    })
    .nullable(),
});
export type Order = z.infer<typeof order>;

/** How a payment stands; the site has a page with words for each. */
export const paymentStates = [
  'none',
  'pending',
  'paid',
  'refused',
  'authentication_failed',
  'canceled',
  'expired',
  /** A cheque is awaited. */
  'awaiting_cheque',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const payment = z.object({
  order: orderSummary,
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods).nullable(),
  /** The end of the reservation; null once it no longer matters. */
  pay_until: z.iso.datetime().nullable(),
  /** Whether another attempt can be made. */
  can_retry: z.boolean(),
});
export type Payment = z.infer<typeof payment>;
