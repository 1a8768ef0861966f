import { mostUnits, type Cart } from '@veralune/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http-error.ts';
import { comparableCode } from '../codes/code-rules.ts';
import { conflict, missing } from '../errors.ts';
import { cartLines, carts } from './schema.ts';
import type { ShopRequest } from '../shop-request.ts';
import { cartView, giftSize } from './cart-view.ts';
import { priceCart, soldSize } from './price-cart.ts';
import { addUnits, lockCart, openCart, readCart, type CartLineRow, type StoredCart } from './stored-cart.ts';

type Transaction = Database;

async function viewOf(db: Database, { context, shopper }: ShopRequest, stored: StoredCart): Promise<Cart> {
  return cartView(context, stored, await priceCart(db, context, shopper, stored));
}

/** The cart with the prices of this moment. */
export async function showCart(db: Database, request: ShopRequest): Promise<Cart> {
  return viewOf(db, request, await readCart(db, request.shopper));
}

/** Changes the locked cart of the shopper in a transaction, and returns it. Without a cart nothing changes. */
function changeCart(
  db: Database,
  request: ShopRequest,
  change: (tx: Transaction, stored: StoredCart & { readonly cart: NonNullable<StoredCart['cart']> }) => Promise<void>,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const { cart, ...content } = await lockCart(tx, request.shopper);
    if (cart !== null) await change(tx, { cart, ...content });
    return viewOf(tx, request, await readCart(tx, request.shopper));
  });
}

/** The same, with a cart that is made if there is none. */
function changeOpenCart(
  db: Database,
  request: ShopRequest,
  change: (tx: Transaction, stored: Awaited<ReturnType<typeof openCart>>) => Promise<void>,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    await change(tx, await openCart(tx, request.shopper, request.now));
    return viewOf(tx, request, await readCart(tx, request.shopper));
  });
}

/** @throws HttpError 404 if the shop does not sell the size online */
function requireSold({ context }: ShopRequest, productId: number, size: number): void {
  if (soldSize(context, productId, size) === undefined)
    throw missing('not_sold', `The shop does not sell size ${String(size)} of product ${String(productId)} online.`);
}

/** The units of a size that can be ordered. @throws HttpError 409 if there are none */
async function requireStock(
  tx: Transaction,
  { context, shopper }: ShopRequest,
  stored: StoredCart,
  line: Pick<CartLineRow, 'productId' | 'size'>,
): Promise<number> {
  const { cart, pendingOrders } = stored;
  const wanted = { ...line, id: '', cartId: '', quantity: 1, isGift: false, sequence: 0 };
  const priced = await priceCart(tx, context, shopper, { cart, pendingOrders, lines: [wanted] }, []);
  const max = priced.lines[0]?.max ?? 0;
  if (max === 0) throw conflict('out_of_stock', 'Nothing is left of this size.');
  return max;
}

export interface AddedUnits {
  readonly product: number;
  readonly size: number;
  readonly quantity: number;
}

async function addToOpenCart(
  tx: Transaction,
  request: ShopRequest,
  stored: Awaited<ReturnType<typeof openCart>>,
  added: AddedUnits,
) {
  const { product: productId, size, quantity } = added;
  requireSold(request, productId, size);
  const max = await requireStock(tx, request, stored, { productId, size });
  const known = stored.lines.find((line) => line.productId === productId && line.size === size && !line.isGift);
  const room = Math.max(0, Math.min(max, mostUnits) - (known?.quantity ?? 0));
  if (room > 0)
    await addUnits(tx, stored.cart.id, { productId, size, quantity: Math.min(quantity, room), isGift: false });
}

/** @throws HttpError 404, 409 */
export function addToCart(db: Database, request: ShopRequest, added: AddedUnits): Promise<Cart> {
  return changeOpenCart(db, request, (tx, stored) => addToOpenCart(tx, request, stored, added));
}

/** Adds what the shop still sells and has; the rest is left out. */
export function addAllToCart(db: Database, request: ShopRequest, wanted: readonly AddedUnits[]): Promise<Cart> {
  return changeOpenCart(db, request, async (tx, stored) => {
    for (const added of wanted) {
      if (soldSize(request.context, added.product, added.size)?.offer.inStock !== true) continue;
      await addToOpenCart(tx, request, stored, added);
    }
  });
}

export interface LineChange {
  readonly line: string;
  readonly quantity: number;
  readonly size?: number | undefined;
}

/** @throws HttpError 404, 409 */
export function changeLine(db: Database, request: ShopRequest, change: LineChange): Promise<Cart> {
  return changeCart(db, request, async (tx, stored) => {
    const line = stored.lines.find(({ id }) => id === change.line);
    if (line === undefined) throw notFound('The cart has no such line.');
    if (line.isGift) throw conflict('gift_line', 'The free product can only be removed.');
    const size = change.size ?? line.size;
    requireSold(request, line.productId, size);
    const max = await requireStock(tx, request, stored, { productId: line.productId, size });
    const other = stored.lines.find(
      (each) => each.id !== line.id && each.productId === line.productId && each.size === size && !each.isGift,
    );
    // Two lines of the same size become one.
    if (other !== undefined) await tx.delete(cartLines).where(eq(cartLines.id, other.id));
    const quantity = Math.min(change.quantity + (other?.quantity ?? 0), max, mostUnits);
    await tx.update(cartLines).set({ size, quantity }).where(eq(cartLines.id, line.id));
  });
}

export function removeLine(db: Database, request: ShopRequest, line: string): Promise<Cart> {
  return changeCart(db, request, async (tx, { cart }) => {
    await tx.delete(cartLines).where(and(eq(cartLines.cartId, cart.id), eq(cartLines.id, line)));
  });
}

const faultMessages = {
  code_invalid: 'The shop has no such code now.',
  code_used: 'The code was used before.',
  code_condition: 'The condition of the code is not met.',
  code_login_required: 'The code is for customers who are signed in.',
  code_not_combinable: 'The code can’t be combined with another one in the cart.',
} as const;

/** @throws HttpError 409 with the fault of the code */
export function applyCode(db: Database, request: ShopRequest, typed: string): Promise<Cart> {
  return changeOpenCart(db, request, async (tx, stored) => {
    const { context, shopper } = request;
    const others = stored.cart.codes.filter((each) => comparableCode(each) !== comparableCode(typed));
    const priced = await priceCart(tx, context, shopper, stored, [...others, typed]);
    const code = priced.codes.at(-1);
    const fault = code === undefined ? 'code_invalid' : code.fault;
    if (fault !== null) {
      const minimum = code?.row?.minimums[shopper.shopId];
      const isTooSmall = fault === 'code_condition' && minimum !== undefined && priced.productsCents < minimum;
      throw conflict(fault, faultMessages[fault], isTooSmall ? { minimum_cents: String(minimum) } : undefined);
    }
    await tx
      .update(carts)
      .set({ codes: [...others, typed.toUpperCase()] })
      .where(eq(carts.id, stored.cart.id));
  });
}

async function deleteGifts(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.isGift, true)));
}

export function removeCode(db: Database, request: ShopRequest, typed: string): Promise<Cart> {
  return changeCart(db, request, async (tx, stored) => {
    const { context, shopper } = request;
    const codes = stored.cart.codes.filter((each) => comparableCode(each) !== comparableCode(typed));
    await tx.update(carts).set({ codes }).where(eq(carts.id, stored.cart.id));
    const priced = await priceCart(tx, context, shopper, stored, codes);
    if (priced.gifts === null) await deleteGifts(tx, stored.cart.id);
  });
}

/** Chooses the free product of a code. @throws HttpError 404, 409 */
export function chooseGift(db: Database, request: ShopRequest, productId: number): Promise<Cart> {
  return changeOpenCart(db, request, async (tx, stored) => {
    const { context, shopper } = request;
    const { gifts } = await priceCart(tx, context, shopper, stored);
    const size = giftSize(context, productId)?.size;
    if (size === undefined || !(gifts?.includes(productId) ?? false))
      throw missing('not_a_gift', 'The product is not among the free ones.');
    const chosen = stored.lines.find(({ isGift }) => isGift);
    if (chosen?.productId === productId) return;
    if (chosen !== undefined) throw conflict('gift_in_cart', 'The cart already has a free product.');
    await addUnits(tx, stored.cart.id, { productId, size, quantity: 1, isGift: true });
  });
}

export function removeGift(db: Database, request: ShopRequest): Promise<Cart> {
  return changeCart(db, request, (tx, { cart }) => deleteGifts(tx, cart.id));
}
