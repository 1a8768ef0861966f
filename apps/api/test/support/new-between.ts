import type { Database } from '../../src/db/database.ts';
import type { BodyOf } from '../../src/resources/bodies.ts';
import { writeProduct } from './write-product.ts';

/** Marks a product as new from and until an instant, both included. */
export function newBetween(db: Database, id: number, from: Date, to: Date): Promise<void> {
  const dates = { from: from.toISOString(), to: to.toISOString() };
  return writeProduct(db, id, ({ body }) => ({ body: { ...(body as BodyOf<'product'>), new: dates } }));
}
