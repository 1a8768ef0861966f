import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** The answers to personal calls with an `Idempotency-Key`, for 24 hours. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** SHA-256 of the key. The key itself opens `sealed`, and is not stored. */
    keyHash: text().primaryKey(),
    /** SHA-256 of the call, its content and its sender. */
    requestHash: text().notNull(),
    /** The encrypted answer, see seal.ts; null while the first request is running. */
    sealed: text(),
    /** When a first request that has not ended has failed: another one may try. */
    runsUntil: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('idempotent_answers_expires_at').on(table.expiresAt)],
);
