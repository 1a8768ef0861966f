import { marketIds } from '@veralune/routing';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per site that hears of changes: how far it has heard, and who tells it. */
export const siteDeliveries = pgTable('site_deliveries', {
  url: text().primaryKey(),
  market: text({ enum: marketIds }).notNull(),
  /** The last version delivered; null where the site has to forget everything first. */
  deliveredVersion: bigint({ mode: 'number' }),
  /** Until when one instance of the API tells this site; null where none does. */
  leaseUntil: timestamp({ withTimezone: true }),
  /** Failed attempts since the last delivery. */
  attempts: integer().notNull().default(0),
  lastError: text(),
  nextAttemptAt: timestamp({ withTimezone: true }),
});
