import { marketIds, markets } from '@veralune/routing';
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reviews } from './after-sales-schema.ts';
import { recordReviewChange } from './record-review-change.ts';
import { cartLines, carts } from './cart/schema.ts';
import { orderLines, orders } from './schema.ts';

/** What the shop stores about a person. Orders stay without the person, as tax law asks. */

type Reader = Pick<Database, 'select'>;

/** Someone who buys without an account. */
export interface Guest {
  /** In lower case. */
  readonly email: string;
  readonly shopIds: readonly number[];
}

/** A person without an account, in all markets. @param email in lower case */
export function guestEverywhere(email: string): Guest {
  return { email, shopIds: marketIds.map((market) => markets[market].shopId) };
}

function readCarts(db: Reader, condition: SQL | undefined) {
  const { shopId, codes, delivery, updatedAt } = carts;
  const { productId, size, quantity } = cartLines;
  return db
    .select({ shopId, codes, delivery, updatedAt, productId, size, quantity })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(condition);
}

async function readOrders(db: Reader, condition: SQL | undefined) {
  const rows = await db.select().from(orders).where(condition).orderBy(asc(orders.placedAt));
  const lines = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(condition);
  return rows.map(({ guestHash: _guest, fingerprint: _print, losesPerson: _loses, ...order }) => ({
    ...order,
    lines: lines.filter(({ line }) => line.orderId === order.id).map(({ line }) => line),
  }));
}

export function cartsOfCustomer(db: Reader, customerId: string) {
  return readCarts(db, eq(carts.customerId, customerId));
}

export function ordersOfCustomer(db: Reader, customerId: string) {
  return readOrders(db, eq(orders.customerId, customerId));
}

export function reviewsOfCustomer(db: Reader, customerId: string) {
  return db.select().from(reviews).where(eq(reviews.customerId, customerId));
}

function isCartOf({ email, shopIds }: Guest): SQL | undefined {
  return and(sql`lower(${carts.delivery} ->> 'email') = ${email}`, inArray(carts.shopId, [...shopIds]));
}

/** Also orders of a deleted account that are not over. */
function isOrderOf({ email, shopIds }: Guest): SQL | undefined {
  return and(eq(orders.email, email), isNull(orders.customerId), inArray(orders.shopId, [...shopIds]));
}

/** What a guest bought, or has in a cart with this e-mail address. */
export async function readGuest(db: Reader, guest: Guest) {
  return { carts: await readCarts(db, isCartOf(guest)), orders: await readOrders(db, isOrderOf(guest)) };
}

function loseBuyer(tx: Pick<Database, 'update'>, condition: SQL | undefined) {
  return tx.update(orders).set({ losesPerson: true }).where(condition).returning({ id: orders.id });
}

/** The orders of an account lose their person as soon as they are over. */
export async function forgetBuyer(tx: Database, customerId: string): Promise<void> {
  await loseBuyer(tx, eq(orders.customerId, customerId));
}

/** Deletes the carts of a guest. Orders lose their person as soon as they are over. @returns how many orders */
export async function forgetGuest(tx: Database, guest: Guest): Promise<number> {
  await tx.delete(carts).where(isCartOf(guest));
  return (await loseBuyer(tx, isOrderOf(guest))).length;
}

/** Published reviews stay without the name; the others go. */
export async function forgetReviewer(tx: Database, customerId: string, now: number): Promise<void> {
  await tx.delete(reviews).where(and(eq(reviews.customerId, customerId), ne(reviews.state, 'published')));
  const nameless = await tx
    .update(reviews)
    .set({ author: '' })
    .where(eq(reviews.customerId, customerId))
    .returning({ productId: reviews.productId });
  for (const { productId } of nameless) await recordReviewChange(tx, productId, now);
}
