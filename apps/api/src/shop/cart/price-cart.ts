import { mostUnits, type CodeBenefit, type CodeFault } from '@veralune/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { CodeRow, ProductRow } from '../../catalogue/rows.ts';
import { soldSlot } from '../../catalogue/sold-product.ts';
import type { ViewContext } from '../../calls/view-context.ts';
import type { Database } from '../../db/database.ts';
import type { SizeOffer } from '../../models/models.ts';
import { benefitOf, codeFault, discountOf } from '../codes/code-rules.ts';
import { hasOrdered, readUses } from '../codes/code-uses.ts';
import { findCode } from '../codes/find-code.ts';
import { orderLines } from '../schema.ts';
import type { Shopper } from '../shopper.ts';
import { readStock } from '../stock.ts';
import { giftPrice, priceLine, type LinePrice } from './price-lines.ts';
import type { CartLineRow, StoredCart } from './stored-cart.ts';

/** A size as a shop sells it. */
export interface SoldSize {
  readonly slot: number;
  readonly row: ProductRow;
  readonly offer: SizeOffer;
}

export interface PricedLine {
  readonly stored: CartLineRow;
  /** Undefined if the shop no longer sells it online. */
  readonly sold: SoldSize | undefined;
  readonly price: LinePrice;
  /** The most units that can be ordered now. */
  readonly max: number;
  readonly state: 'orderable' | 'not_sold' | 'out_of_stock' | 'too_many';
}

export interface PricedCode {
  readonly typed: string;
  /** Undefined if the shop no longer has the code. */
  readonly row: CodeRow | undefined;
  readonly fault: CodeFault | null;
  readonly benefit: CodeBenefit;
  readonly discountCents: number;
}

/** A cart with its prices of this moment. Cents. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly codes: readonly PricedCode[];
  readonly articles: number;
  readonly productsCents: number;
  readonly savingCents: number;
  readonly discountCents: number;
  /** Whether a code makes the delivery free. */
  readonly isDeliveryFree: boolean;
  /** Products of which one is free; null without a code that gives one. */
  readonly gifts: readonly number[] | null;
  readonly isOrderable: boolean;
}

/** A size that the shop sells online; undefined if it does not. */
export function soldSize(context: ViewContext, productId: number, size: number): SoldSize | undefined {
  const slot = soldSlot(context, context.view, productId);
  const row = slot === undefined ? undefined : context.view.shop.products[slot]?.row;
  const offer = row?.sizes[size]?.offers[context.view.shop.shopId];
  return slot === undefined || row === undefined || offer === undefined || row.noSellInline
    ? undefined
    : { slot, row, offer };
}

/** Every size of a product that the shop sells online. */
export function soldSizes(context: ViewContext, productId: number): (SoldSize & { readonly size: number })[] {
  const slot = soldSlot(context, context.view, productId);
  const row = slot === undefined ? undefined : context.view.shop.products[slot]?.row;
  return (row?.sizes ?? []).flatMap((_, size) => {
    const sold = soldSize(context, productId, size);
    return sold === undefined ? [] : { ...sold, size };
  });
}

/** What unpaid orders of the cart have reserved, by product and size. */
async function readReserved(db: Pick<Database, 'select'>, orderIds: readonly number[]) {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.isGift, false)));
  return (productId: number, size: number): number =>
    rows
      .filter((row) => row.productId === productId && row.size === size)
      .reduce((sum, { quantity }) => sum + quantity, 0);
}

function lineState(sold: SoldSize | undefined, quantity: number, max: number): PricedLine['state'] {
  if (sold === undefined) return 'not_sold';
  if (max === 0) return 'out_of_stock';
  return quantity > max ? 'too_many' : 'orderable';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

interface CodeFacts {
  readonly shopper: Shopper;
  readonly productsCents: number;
  readonly isUsed: (typed: string) => boolean;
  readonly hasOrdered: boolean;
}

/** Codes in the order in which they were entered: each takes its part of what the ones before leave. */
function priceCodes(context: ViewContext, typedCodes: readonly string[], facts: CodeFacts): PricedCode[] {
  const { shopId, customer } = facts.shopper;
  const priced: PricedCode[] = [];
  let left = facts.productsCents;
  for (const typed of typedCodes) {
    const row = findCode(context.shared, shopId, typed);
    const fault = codeFault(row, {
      shopId,
      productsCents: facts.productsCents,
      isSignedIn: customer !== null,
      isUsed: facts.isUsed(typed),
      hasOrdered: facts.hasOrdered,
      kindsBefore: priced.flatMap((before) => (before.fault === null && before.row ? before.row.kind : [])),
    });
    const benefit: CodeBenefit = row === undefined ? { kind: 'amount', cents: 0 } : benefitOf(row, shopId);
    const discountCents = fault === null ? discountOf(benefit, left) : 0;
    left -= discountCents;
    priced.push({ typed, row, fault, benefit, discountCents });
  }
  return priced;
}

/**
 * Prices a cart. The only source of prices is the catalogue.
 * @param typedCodes the codes of the cart, or those that the cart would have
 */
export async function priceCart(
  db: Pick<Database, 'select' | 'insert' | 'update'>,
  context: ViewContext,
  shopper: Shopper,
  { lines, cart, pendingOrders }: StoredCart,
  typedCodes: readonly string[] = cart?.codes ?? [],
): Promise<PricedCart> {
  const levels = await readStock(db, shopper.shopId, [...new Set(lines.map(({ productId }) => productId))]);
  const reserved = await readReserved(db, pendingOrders);
  const priced = lines.map((stored): PricedLine => {
    const { productId, size, quantity, isGift } = stored;
    const sold = soldSize(context, productId, size);
    const left = levels.of(stored) + (isGift ? 0 : reserved(productId, size));
    const max = sold?.offer.inStock === true ? Math.min(left, mostUnits) : 0;
    const price = sold === undefined || isGift ? giftPrice : priceLine(sold.offer, quantity);
    return { stored, sold, price, max, state: lineState(sold, quantity, max) };
  });
  const productsCents = sum(priced.map(({ price }) => price.totalCents));
  const uses = await readUses(db, shopper, typedCodes, pendingOrders);
  const needsHistory = typedCodes.some(
    (typed) => findCode(context.shared, shopper.shopId, typed)?.kind === 'first_order',
  );
  const codes = priceCodes(context, typedCodes, {
    shopper,
    productsCents,
    isUsed: uses.has,
    hasOrdered: needsHistory && (await hasOrdered(db, shopper, pendingOrders)),
  });
  const applied = codes.filter(({ fault }) => fault === null);
  const gifts = applied.find(({ benefit }) => benefit.kind === 'gift')?.row?.gifts ?? null;
  const shown = priced.filter(({ stored }) => !stored.isGift || (gifts?.includes(stored.productId) ?? false));
  return {
    lines: shown,
    codes,
    articles: sum(shown.map(({ stored }) => stored.quantity)),
    productsCents,
    savingCents: sum(priced.map(({ price }) => price.savingCents)),
    discountCents: sum(codes.map(({ discountCents }) => discountCents)),
    isDeliveryFree: applied.some(({ benefit }) => benefit.kind === 'free_delivery'),
    gifts,
    isOrderable: shown.length > 0 && shown.every(({ state }) => state === 'orderable'),
  };
}
