import {
  type CodeKind,
  deliveryKinds,
  orderStatuses,
  paymentMethods,
  type OrderAddress,
  type RelayPoint,
} from '@veralune/api-client/contract';
import { languages } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../account/schema.ts';

// Amounts are hundredths of the shop's currency.

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** What was chosen in the delivery step of the checkout. */
export interface DeliveryChoice {
  readonly kind: (typeof deliveryKinds)[number];
  readonly relay: RelayPoint | null;
  /** Of a guest; null for a customer, whose account has it. */
  readonly email: string | null;
  readonly shippingAddress: OrderAddress;
  readonly invoiceAddress: OrderAddress;
  readonly mobile: string;
  readonly deliveryInformation: string;
}

/** The cart of a browser or of a customer in a shop. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    shopId: integer().notNull(),
    /** SHA-256 of the cookie `cart`; null for the cart of a customer. */
    tokenHash: text(),
    customerId: uuid().references(() => customers.id, { onDelete: 'cascade' }),
    /** As they were entered, the first one first. */
    codes: text().array().notNull(),
    delivery: json().$type<DeliveryChoice>(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('carts_token')
      .on(table.shopId, table.tokenHash)
      .where(sql`token_hash is not null`),
    uniqueIndex('carts_customer')
      .on(table.shopId, table.customerId)
      .where(sql`customer_id is not null`),
    index('carts_expires_at').on(table.expiresAt),
    check('carts_owner', sql`(token_hash is null) <> (customer_id is null)`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** Index of the size in the product. */
    size: integer().notNull(),
    quantity: integer().notNull(),
    isGift: boolean().notNull(),
    /** The order in which they were added. */
    sequence: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    unique('cart_lines_product').on(table.cartId, table.productId, table.size, table.isGift),
    check('cart_lines_quantity', sql`quantity > 0`),
  ],
);

/** Units that can be ordered: those of pending orders are already taken off. A missing row has `defaultStock`. */
export const stock = pgTable(
  'stock',
  {
    shopId: integer().notNull(),
    productId: integer().notNull(),
    size: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.size] }),
    check('stock_quantity', sql`quantity >= 0`),
  ],
);

/** The last number of each market and year. */
export const orderNumbers = pgTable(
  'order_numbers',
  { shopId: integer().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.year] })],
);

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer().notNull(),
    number: text().notNull().unique(),
    lang: text({ enum: languages }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Null for a guest, and after the account was deleted. */
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** SHA-256 of the cookie `cart` of the guest who made it. */
    guestHash: text(),
    /** The cart that it was made from. */
    cartId: uuid(),
    /** Hash of what was ordered, so that a repeated order is the same one. */
    fingerprint: text().notNull(),
    email: text().notNull(),
    currency: text({ enum: ['EUR', 'CHF'] }).notNull(),
    articles: integer().notNull(),
    productsCents: integer().notNull(),
    savingCents: integer().notNull(),
    discountCents: integer().notNull(),
    deliveryCents: integer().notNull(),
    totalCents: integer().notNull(),
    vatPermille: integer().notNull(),
    codes: json().$type<readonly { readonly code: string; readonly kind: CodeKind }[]>().notNull(),
    shippingAddress: json().$type<OrderAddress>().notNull(),
    invoiceAddress: json().$type<OrderAddress>().notNull(),
    mobile: text().notNull(),
    deliveryInformation: text().notNull(),
    deliveryKind: text({ enum: deliveryKinds }).notNull(),
    carrier: text().notNull(),
    relay: json().$type<RelayPoint>(),
    expectedFrom: date().notNull(),
    expectedTo: date().notNull(),
    /** The carrier's page with `{number}`. */
    trackingPage: text(),
    trackingNumber: text(),
    placedAt: instant().notNull(),
    /** The end of the reservation while the payment is pending. */
    payUntil: instant(),
    paidAt: instant(),
    deliveredAt: instant(),
    /** Whether the person is to be removed from it as soon as it is over. */
    losesPerson: boolean().notNull().default(false),
  },
  (table) => [
    index('orders_loses_person')
      .on(table.id)
      .where(sql`loses_person`),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_guest').on(table.guestHash),
    index('orders_shop').on(table.shopId, table.placedAt),
    index('orders_email').on(table.email),
    index('orders_cart').on(table.cartId),
    index('orders_pay_until')
      .on(table.payUntil)
      .where(sql`status = 'pending_payment'`),
    check(
      'orders_total',
      sql`total_cents = products_cents - discount_cents + delivery_cents and total_cents >= 0 and discount_cents >= 0`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().notNull(),
    size: integer().notNull(),
    name: text().notNull(),
    brandTitle: text().notNull(),
    brandColor: text().notNull(),
    packaging: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** Its share of the order's discount. */
    discountCents: integer().notNull(),
    isGift: boolean().notNull(),
    returned: integer().notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_product').on(table.productId),
    check('order_lines_returned', sql`returned >= 0 and returned <= quantity`),
  ],
);

/** The allowed changes of a status; filled by the migration. */
export const orderTransitions = pgTable(
  'order_transitions',
  { fromStatus: text({ enum: orderStatuses }).notNull(), toStatus: text({ enum: orderStatuses }).notNull() },
  (table) => [primaryKey({ columns: [table.fromStatus, table.toStatus] })],
);

/** Every change of a status, with its author. The first one has no `fromStatus`. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: orderStatuses }),
    toStatus: text({ enum: orderStatuses }).notNull(),
    at: instant().notNull(),
    /** `customer`, `payment`, `clock` or `office`. */
    author: text().notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId),
    foreignKey({
      name: 'order_events_transition',
      columns: [table.fromStatus, table.toStatus],
      foreignColumns: [orderTransitions.fromStatus, orderTransitions.toStatus],
    }),
  ],
);

/** Uses of codes that are limited. Deleted when the order is not paid, so that the code can be used again. */
export const codeUses = pgTable(
  'code_uses',
  {
    shopId: integer().notNull(),
    /** In comparable form. */
    word: text().notNull(),
    /** `once`, or the id of the customer. */
    scope: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.word, table.scope] }),
    index('code_uses_order').on(table.orderId),
  ],
);

export const paymentAttemptStates = [
  /** The customer is at the provider. */
  'open',
  'paid',
  'refused',
  'authentication_failed',
  /** Closed by us: another attempt followed, or the time was over. */
  'closed',
  'awaiting_cheque',
] as const;

/** Attempts to pay an order. At most one is paid; money of any other is refunded. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** The order in which they were started. */
    sequence: integer().notNull().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: paymentAttemptStates }).notNull(),
    amountCents: integer().notNull(),
    /** The provider's session, and its page. */
    sessionId: text().unique(),
    sessionUrl: text(),
    /** The provider's transaction. */
    transactionId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`state in ('open', 'awaiting_cheque')`),
  ],
);

export const refundStates = ['wanted', 'done', 'failed'] as const;

/** Money to pay back. Stored with its cause; a worker asks the provider afterwards. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotency key for the provider. */
    id: uuid().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for money that did not come through the provider: the office pays it back. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'cascade' }),
    returnId: uuid(),
    amountCents: integer().notNull(),
    state: text({ enum: refundStates }).notNull(),
    providerId: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_next_attempt_at')
      .on(table.nextAttemptAt)
      .where(sql`state = 'wanted'`),
    check('refunds_amount', sql`amount_cents > 0`),
  ],
);

/** Messages of the provider that were processed, so that a repeated one has no effect. */
export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant().notNull(),
});
