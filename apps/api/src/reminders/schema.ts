import { languages } from '@veralune/routing';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/**
 * Who wants one mail when a product is in stock again. A row is deleted in the transaction that stores its mail, or at
 * `expiresAt`. Source: docs/decisions/0036.
 */
export const stockReminders = pgTable(
  'stock_reminders',
  {
    id: uuid().primaryKey(),
    shopId: integer().notNull(),
    productId: integer().notNull(),
    /** Of the mail. */
    lang: text({ enum: languages }).notNull(),
    /** Lower case. */
    email: text().notNull(),
    requestedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('stock_reminders_address').on(table.shopId, table.productId, table.email),
    index('stock_reminders_email').on(table.email),
    index('stock_reminders_expires_at').on(table.expiresAt),
  ],
);
