import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Deliveries } from './deliveries.ts';
import { siteDeliveries } from './schema.ts';

/** Uses the database's clock, because the clocks of instances can differ. */
function inMilliseconds(milliseconds: number): SQL {
  return sql`now() + make_interval(secs => ${milliseconds / 1_000}::float8)`;
}

/** Milliseconds until the next attempt; 0 if it is in the past or not set. */
const untilNextAttempt = sql<number>`greatest(0, coalesce(extract(epoch from ${siteDeliveries.nextAttemptAt} - now()), 0) * 1000)::float8`;

const { url: urlColumn, leaseUntil, deliveredVersion, attempts } = siteDeliveries;

/** Cursors in the table `site_deliveries`. */
export function storedDeliveries(db: Database): Deliveries {
  return {
    claim: async ({ url, market }, leaseMs) => {
      const [row] = await db
        .insert(siteDeliveries)
        .values({ url, market, leaseUntil: inMilliseconds(leaseMs) })
        .onConflictDoUpdate({
          target: urlColumn,
          set: { market, leaseUntil: inMilliseconds(leaseMs) },
          setWhere: sql`${leaseUntil} is null or ${leaseUntil} < now()`,
        })
        .returning({ deliveredVersion, attempts, waitMs: untilNextAttempt });
      return row ?? null;
    },
    release: async (url) => {
      await db.update(siteDeliveries).set({ leaseUntil: null }).where(eq(urlColumn, url));
    },
    delivered: async (url, version) => {
      await db
        .update(siteDeliveries)
        .set({ deliveredVersion: version, attempts: 0, lastError: null, nextAttemptAt: null })
        .where(eq(urlColumn, url));
    },
    failed: async (url, error, retryMs) => {
      await db
        .update(siteDeliveries)
        .set({
          attempts: sql`${attempts} + 1`,
          lastError: error,
          nextAttemptAt: inMilliseconds(retryMs),
          leaseUntil: null,
        })
        .where(eq(urlColumn, url));
    },
  };
}
