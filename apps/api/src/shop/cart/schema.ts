import type { deliveryKinds, OrderAddress, RelayPoint } from '@veralune/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../../account/schema.ts';

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
