import { marketOf, type Locale } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderNumbers } from '../schema.ts';

const digits = 5;

/**
 * The next number of a market and year: `BE-2026-00481`. The counter's row is locked until the transaction ends, and a
 * transaction that is rolled back gives its number back: there are no gaps.
 */
export async function nextOrderNumber(tx: Pick<Database, 'insert'>, locale: Locale, now: number): Promise<string> {
  const { id, shopId } = marketOf(locale);
  const year = new Date(now).getUTCFullYear();
  const [row] = await tx
    .insert(orderNumbers)
    .values({ shopId, year, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.shopId, orderNumbers.year],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning({ last: orderNumbers.last });
  if (row === undefined) throw new Error('The counter of orders returned no number.');
  return `${id.toUpperCase()}-${String(year)}-${String(row.last).padStart(digits, '0')}`;
}
