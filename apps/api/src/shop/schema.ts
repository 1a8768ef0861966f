import {
  type CodeKind,
  deliveryKinds,
  orderStatuses,
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
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../account/schema.ts';

// Amounts are hundredths of the shop's currency.

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

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
