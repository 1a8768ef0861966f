import { returnStates } from '@veralune/api-client/contract';
import { languages } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../account/schema.ts';
import { orderLines, orders } from './schema.ts';

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** Products that a customer sends back. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reference: text().notNull().unique(),
    state: text({ enum: returnStates }).notNull(),
    content: text().notNull(),
    refundCents: integer().notNull(),
    requestedAt: instant().notNull(),
    receivedAt: instant(),
  },
  (table) => [index('returns_order').on(table.orderId)],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.lineId] })],
);

export const reviewStates = ['pending', 'published', 'rejected'] as const;

/** One review per customer and product; shown after the office read it. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer().notNull(),
    lang: text({ enum: languages }).notNull(),
    productId: integer().notNull(),
    /** Null after the account was deleted. */
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    author: text().notNull(),
    state: text({ enum: reviewStates }).notNull(),
    reply: text(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('reviews_customer').on(table.shopId, table.productId, table.customerId),
    index('reviews_product').on(table.shopId, table.productId, table.state, table.writtenAt),
    check('reviews_rating', sql`rating between 1 and 5`),
  ],
);
