import type { Database } from '../../src/db/database.ts';
import { writeProduct } from './write-product.ts';

/** Publishes a product from an instant on; null for at once. */
export function publishFrom(db: Database, id: number, from: Date | null): Promise<void> {
  return writeProduct(db, id, () => ({ publishFrom: from, publishTo: null }));
}
