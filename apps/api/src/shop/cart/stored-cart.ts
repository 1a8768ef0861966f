import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { mostUnits } from '@veralune/api-client/contract';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from './schema.ts';
import { orders } from '../schema.ts';
import type { Shopper } from '../shopper.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartLineRow = typeof cartLines.$inferSelect;

/** A cart as it is stored, without prices. */
export interface StoredCart {
  /** Null if the shopper has none yet. */
  readonly cart: CartRow | null;
  readonly lines: readonly CartLineRow[];
  /** Unpaid orders that were made from it. What they reserved is still available to the cart. */
  readonly pendingOrders: readonly number[];
}

type Reader = Pick<Database, 'select'>;
type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** As long as the cookie. */
const keptMs = 90 * 86_400_000;

function endOfCart(now: number): Date {
  return new Date(now + keptMs);
}

/** The cart of the customer, or of the browser without a session. */
function isOf({ shopId, customer, cartHash }: Shopper) {
  if (customer !== null) return and(eq(carts.shopId, shopId), eq(carts.customerId, customer.id));
  return cartHash === null ? sql`false` : and(eq(carts.shopId, shopId), eq(carts.tokenHash, cartHash));
}

async function contentOf(db: Reader, cart: CartRow | null): Promise<StoredCart> {
  if (cart === null) return { cart: null, lines: [], pendingOrders: [] };
  const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, cart.id)).orderBy(asc(cartLines.sequence));
  const pending = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cart.id), eq(orders.status, 'pending_payment')));
  return { cart, lines, pendingOrders: pending.map(({ id }) => id) };
}

export async function readCart(db: Reader, shopper: Shopper): Promise<StoredCart> {
  const [cart = null] = await db.select().from(carts).where(isOf(shopper));
  return contentOf(db, cart);
}

/** Reads the cart and locks it until the end of the transaction, so that its changes come one after the other. */
export async function lockCart(tx: Reader, shopper: Shopper): Promise<StoredCart> {
  const [cart = null] = await tx.select().from(carts).where(isOf(shopper)).for('update');
  return contentOf(tx, cart);
}

/** The locked cart, made if there is none. */
export async function openCart(tx: Writer, shopper: Shopper, now: number): Promise<StoredCart & { cart: CartRow }> {
  const [at, expiresAt] = [new Date(now), endOfCart(now)];
  await tx
    .insert(carts)
    .values({
      id: randomUUID(),
      shopId: shopper.shopId,
      tokenHash: shopper.customer === null ? shopper.cartHash : null,
      customerId: shopper.customer?.id ?? null,
      codes: [],
      updatedAt: at,
      expiresAt,
    })
    .onConflictDoNothing();
  const { cart, ...content } = await lockCart(tx, shopper);
  if (cart === null) throw new Error('A cart needs a customer or a cookie.');
  await tx.update(carts).set({ updatedAt: at, expiresAt }).where(eq(carts.id, cart.id));
  return { cart, ...content };
}

interface NewLine {
  readonly productId: number;
  readonly size: number;
  readonly quantity: number;
  readonly isGift: boolean;
}

/** Adds units to the line of a product and size. */
export async function addUnits(tx: Writer, cartId: string, line: NewLine): Promise<void> {
  await tx
    .insert(cartLines)
    .values({ id: randomUUID(), cartId, ...line })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId, cartLines.size, cartLines.isGift],
      set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${mostUnits})` },
    });
}

/**
 * Gives the cart of a browser to the customer who signs in with it: lines are added to those of the customer's own cart,
 * and codes that it does not have.
 */
export async function mergeCart(tx: Writer, shopper: Shopper, now: number): Promise<void> {
  const { customer, cartHash, shopId } = shopper;
  if (customer === null || cartHash === null) return;
  const guest = await lockCart(tx, { shopId, customer: null, cartHash });
  if (guest.cart === null || guest.lines.length === 0) return;
  const own = await openCart(tx, shopper, now);
  for (const { productId, size, quantity, isGift } of guest.lines) {
    if (isGift && own.lines.some((line) => line.isGift)) continue;
    await addUnits(tx, own.cart.id, { productId, size, quantity: isGift ? 1 : quantity, isGift });
  }
  const codes = [...new Set([...own.cart.codes, ...guest.cart.codes])];
  const delivery = own.cart.delivery ?? guest.cart.delivery;
  await tx.update(carts).set({ codes, delivery }).where(eq(carts.id, own.cart.id));
  await tx
    .update(orders)
    .set({ cartId: own.cart.id })
    .where(and(eq(orders.cartId, guest.cart.id), inArray(orders.status, ['pending_payment'])));
  await tx.delete(carts).where(eq(carts.id, guest.cart.id));
}

/** Units in a cart, without a look at prices and stock. For the header. */
export async function countArticles(db: Reader, shopper: Shopper): Promise<number> {
  const [row] = await db
    .select({ articles: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(isOf(shopper));
  return row?.articles ?? 0;
}
