import { marketIds } from '@veralune/routing';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The cursor and the lease of each site. */
export const siteDeliveries = pgTable('site_deliveries', {
  url: text().primaryKey(),
  market: text({ enum: marketIds }).notNull(),
  /** The last delivered version; null if the site must invalidate everything next. */
  deliveredVersion: bigint({ mode: 'number' }),
  /** End of the lease of the instance that informs this site; null if no instance has it. */
  leaseUntil: timestamp({ withTimezone: true }),
  /** Failed attempts since the last delivery. */
  attempts: integer().notNull().default(0),
  lastError: text(),
  nextAttemptAt: timestamp({ withTimezone: true }),
});
