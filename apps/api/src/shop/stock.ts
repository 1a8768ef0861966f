import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { conflict } from './errors.ts';
import { stock } from './schema.ts';

/** Units of a size that has not been counted yet. */
export const defaultStock = 200;

/** Units of a size. */
export interface Units {
  readonly productId: number;
  readonly size: number;
  readonly quantity: number;
}

type Executor = Pick<Database, 'select' | 'insert' | 'update'>;

function keyOf({ productId, size }: Omit<Units, 'quantity'>): string {
  return `${String(productId)}:${String(size)}`;
}

/** Units that are left, by product and size. */
export class StockLevels {
  readonly #levels: ReadonlyMap<string, number>;

  constructor(rows: readonly Units[]) {
    this.#levels = new Map(rows.map((row) => [keyOf(row), row.quantity]));
  }

  of(units: Omit<Units, 'quantity'>): number {
    return this.#levels.get(keyOf(units)) ?? defaultStock;
  }
}

export async function readStock(db: Executor, shopId: number, productIds: readonly number[]): Promise<StockLevels> {
  if (productIds.length === 0) return new StockLevels([]);
  const rows = await db
    .select({ productId: stock.productId, size: stock.size, quantity: stock.quantity })
    .from(stock)
    .where(and(eq(stock.shopId, shopId), inArray(stock.productId, [...productIds])));
  return new StockLevels(rows);
}

function isSize(shopId: number, { productId, size }: Omit<Units, 'quantity'>) {
  return and(eq(stock.shopId, shopId), eq(stock.productId, productId), eq(stock.size, size));
}

/** Everyone locks the rows in the same order, so that two orders never wait for each other. */
function inLockOrder(units: readonly Units[]): Units[] {
  return units.toSorted((left, right) => left.productId - right.productId || left.size - right.size);
}

/** The lines of an order can have the same size twice: bought, and as a free product. */
function summed(units: readonly Units[]): Units[] {
  return [...Map.groupBy(units, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : { ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) },
  );
}

/**
 * Takes units off the stock, all or none: the transaction must be rolled back after an error. The condition of the update
 * is checked again after waiting for another transaction, so the stock never falls below zero.
 * @throws HttpError 409 if there are not enough
 */
export async function reserve(tx: Executor, shopId: number, units: readonly Units[]): Promise<void> {
  for (const wanted of inLockOrder(summed(units))) {
    const { productId, size, quantity } = wanted;
    await tx.insert(stock).values({ shopId, productId, size, quantity: defaultStock }).onConflictDoNothing();
    const taken = await tx
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${quantity}` })
      .where(and(isSize(shopId, wanted), gte(stock.quantity, quantity)))
      .returning({ quantity: stock.quantity });
    if (taken.length === 0)
      throw conflict('cart_changed', 'A product of the cart is no longer in stock.', { out_of_stock: keyOf(wanted) });
  }
}

/** Puts units back. */
export async function release(tx: Executor, shopId: number, units: readonly Units[]): Promise<void> {
  for (const returned of inLockOrder(summed(units)))
    await tx
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${returned.quantity}` })
      .where(isSize(shopId, returned));
}

/** Sets the counted units. */
export async function countStock(db: Executor, shopId: number, { productId, size, quantity }: Units): Promise<void> {
  await db
    .insert(stock)
    .values({ shopId, productId, size, quantity })
    .onConflictDoUpdate({ target: [stock.shopId, stock.productId, stock.size], set: { quantity } });
}
