import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reviews } from './after-sales-schema.ts';
import { cartLines, carts, orderLines, orders } from './schema.ts';

/** What the shop stores about a customer. Orders stay without their customer, as tax law asks. */

type Reader = Pick<Database, 'select'>;

export function cartsOfCustomer(db: Reader, customerId: string) {
  const { shopId, codes, delivery, updatedAt } = carts;
  const { productId, size, quantity } = cartLines;
  return db
    .select({ shopId, codes, delivery, updatedAt, productId, size, quantity })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(eq(carts.customerId, customerId));
}

export async function ordersOfCustomer(db: Reader, customerId: string) {
  const rows = await db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(asc(orders.placedAt));
  const lines = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.customerId, customerId));
  return rows.map(({ guestHash: _guest, fingerprint: _print, ...order }) => ({
    ...order,
    lines: lines.filter(({ line }) => line.orderId === order.id).map(({ line }) => line),
  }));
}

export function reviewsOfCustomer(db: Reader, customerId: string) {
  return db.select().from(reviews).where(eq(reviews.customerId, customerId));
}

/** Published reviews stay without the name; the others go. */
export async function forgetReviewer(tx: Pick<Database, 'update' | 'delete'>, customerId: string): Promise<void> {
  await tx.delete(reviews).where(and(eq(reviews.customerId, customerId), ne(reviews.state, 'published')));
  await tx.update(reviews).set({ author: '' }).where(eq(reviews.customerId, customerId));
}
