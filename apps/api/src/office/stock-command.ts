import { markets } from '@veralune/routing';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { stock } from '../shop/schema.ts';
import { countStock, defaultStock } from '../shop/stock.ts';
import { requireMarket } from './markets-option.ts';
import { tableText } from './table.ts';
import { UsageError } from './usage-error.ts';

export interface StockOptions {
  readonly market?: string | undefined;
  /** The key of a product: `micralba-zinc`. */
  readonly product?: string | undefined;
  readonly size?: string | undefined;
  readonly quantity?: string | undefined;
}

const usage = 'npm run office -- stock <market> [<product> <size, from 0> <units>]';

/**
 * Shows the counted stock of a market, or sets that of a size. Units of unpaid orders are already taken off.
 * @throws UsageError
 */
export async function runStockCommand(
  db: Database,
  { market, product, size = '', quantity = '' }: StockOptions,
): Promise<string> {
  const { shopId } = markets[requireMarket(market)];
  if (product === undefined) {
    const rows = await db
      .select({ key: resources.key, size: stock.size, quantity: stock.quantity })
      .from(stock)
      .innerJoin(resources, and(eq(resources.kind, 'product'), eq(resources.id, stock.productId)))
      .where(eq(stock.shopId, shopId))
      .orderBy(asc(resources.key), asc(stock.size));
    const others = `Every other size has ${String(defaultStock)} units.`;
    const cells = rows.map((row) => [row.key, String(row.size), String(row.quantity)]);
    return [tableText([['product', 'size', 'units'], ...cells]), '', others].join('\n');
  }
  if (!/^\d{1,2}$/.test(size) || !/^\d{1,6}$/.test(quantity)) throw new UsageError(usage);
  const [found] = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.kind, 'product'), eq(resources.key, product)));
  if (found === undefined) throw new UsageError(`There is no product ${product}.`);
  await countStock(db, shopId, { productId: found.id, size: Number(size), quantity: Number(quantity) });
  return `${product}, size ${size}: ${quantity} units.`;
}
