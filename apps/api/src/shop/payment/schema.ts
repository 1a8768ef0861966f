import { paymentMethods } from '@veralune/api-client/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../schema.ts';

// Amounts are hundredths of the shop's currency.

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

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
