import { hash, randomUUID } from 'node:crypto';
import { paymentWindowMs } from '@veralune/api-client/contract';
import { languageOf, marketOf } from '@veralune/routing';
import type { Database } from '../../db/database.ts';
import { invalidForm } from '../../forms/check-form.ts';
import { apiMarkets } from '../../markets/api-markets.ts';
import { amountsOf, chosenDeliveryCents, lineProduct } from '../cart/cart-view.ts';
import { priceCart, type PricedCart } from '../cart/price-cart.ts';
import { lockCart, type CartRow } from '../cart/stored-cart.ts';
import { emailOf, gapsOf } from '../checkout-view.ts';
import { claimCodes } from '../codes/code-uses.ts';
import { deliveryRulesOf } from '../delivery/delivery-rules.ts';
import { expectedDelivery } from '../delivery/expected-delivery.ts';
import { conflict } from '../errors.ts';
import { allocate } from '../money.ts';
import type { DeliveryChoice } from '../cart/schema.ts';
import { orderEvents, orderLines, orders } from '../schema.ts';
import type { ShopRequest } from '../shop-request.ts';
import { reserve } from '../stock.ts';
import { changeStatus, lockOrder, type OrderRow } from './change-status.ts';
import { nextOrderNumber } from './order-numbers.ts';

/** What the recap of the checkout sends. */
export interface Acceptance {
  readonly terms: boolean;
  /** The total that the customer saw; an order with another one is not made. */
  readonly total_cents?: number | undefined;
}

type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'fingerprint'>;

/** The columns of the order of a priced cart. */
function orderOf(
  request: ShopRequest,
  {
    cart,
    delivery,
    priced,
  }: { readonly cart: CartRow; readonly delivery: DeliveryChoice; readonly priced: PricedCart },
): NewOrder {
  const { shopper, context, locale, now } = request;
  const { id, currency } = marketOf(locale);
  const rules = deliveryRulesOf(context);
  const method = rules?.methods.find(({ kind }) => kind === delivery.kind);
  if (rules === undefined || method === undefined) throw conflict('checkout_incomplete', 'Choose a delivery first.');
  const amounts = amountsOf(context, priced, chosenDeliveryCents(context, priced, delivery));
  const expected = expectedDelivery(method.duration, rules, now);
  return {
    shopId: shopper.shopId,
    lang: languageOf(locale),
    status: 'pending_payment',
    customerId: shopper.customer?.id ?? null,
    guestHash: shopper.customer === null ? shopper.cartHash : null,
    cartId: cart.id,
    email: emailOf(request, { cart }).toLowerCase(),
    currency,
    articles: amounts.articles,
    productsCents: amounts.products_cents,
    savingCents: amounts.saving_cents,
    discountCents: amounts.discount_cents,
    deliveryCents: amounts.delivery_cents ?? 0,
    totalCents: amounts.total_cents,
    vatPermille: apiMarkets[id].vatPermille,
    codes: priced.codes.map(({ typed, row }) => ({ code: typed, kind: row?.kind ?? 'promo' })),
    shippingAddress: delivery.shippingAddress,
    invoiceAddress: delivery.invoiceAddress,
    mobile: delivery.mobile,
    deliveryInformation: delivery.deliveryInformation,
    deliveryKind: delivery.kind,
    carrier: method.carrier,
    relay: delivery.relay,
    expectedFrom: expected.earliest,
    expectedTo: expected.latest,
    trackingPage: method.tracking,
    placedAt: new Date(now),
    payUntil: new Date(now + paymentWindowMs),
  };
}

type NewLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;

/** The lines of the order. Each has its share of the discount, for the case that it is sent back. */
function linesOf({ context }: ShopRequest, { lines, discountCents }: PricedCart): NewLine[] {
  const shares = allocate(
    discountCents,
    lines.map(({ price }) => price.totalCents),
  );
  return lines.flatMap(({ stored, sold, price }, position) => {
    if (sold === undefined) return [];
    const { productId, size, quantity, isGift } = stored;
    const { name, brand, packaging } = lineProduct(context, sold, size);
    return {
      ...{ position, productId, size, quantity, isGift, name, packaging },
      brandTitle: brand.title,
      brandColor: brand.color,
      unitCents: price.unitCents,
      totalCents: price.totalCents,
      discountCents: shares[position] ?? 0,
    };
  });
}

/** Without what only depends on the moment: the same cart ordered again has the same one. */
function fingerprintOf(order: NewOrder, lines: readonly NewLine[]): string {
  const moment = { placedAt: null, payUntil: null, expectedFrom: null, expectedTo: null };
  return hash('sha256', JSON.stringify([{ ...order, ...moment }, lines]));
}

/** Unpaid orders of a cart, locked. */
async function lockPending(tx: Database, ids: readonly number[]): Promise<OrderRow[]> {
  const found: OrderRow[] = [];
  for (const id of ids) {
    const order = await lockOrder(tx, id);
    if (order?.status === 'pending_payment') found.push(order);
  }
  return found;
}

/**
 * Makes the order of the shopper's cart, and reserves its stock and codes for the time of the payment. The same cart again
 * is the same order; a changed cart cancels the earlier one.
 * @returns the order's id
 * @throws HttpError 409, 422
 */
export function placeOrder(db: Database, request: ShopRequest, accepted: Acceptance): Promise<number> {
  if (!accepted.terms) throw invalidForm([{ field: 'terms', code: 'consent' }]);
  const { shopper, context, locale, now } = request;
  return db.transaction(async (tx) => {
    const stored = await lockCart(tx, shopper);
    const priced = await priceCart(tx, context, shopper, stored);
    const { cart } = stored;
    if (cart === null || priced.lines.length === 0) throw conflict('checkout_incomplete', 'The cart is empty.');
    const gaps = gapsOf(request, stored, priced);
    if (gaps.includes('cart')) throw conflict('cart_changed', 'Something in the cart can’t be ordered any more.');
    const { delivery } = cart;
    if (delivery === null || gaps.length > 0) throw conflict('checkout_incomplete', 'Choose a delivery first.');
    const order = orderOf(request, { cart, delivery, priced });
    if (accepted.total_cents !== undefined && accepted.total_cents !== order.totalCents)
      throw conflict('cart_changed', 'The total is another one now.', { total_cents: String(order.totalCents) });
    const lines = linesOf(request, priced);
    const fingerprint = fingerprintOf(order, lines);
    const pending = await lockPending(tx, stored.pendingOrders);
    const same = pending.find((each) => each.fingerprint === fingerprint && isPayable(each, now));
    if (same !== undefined) return same.id;
    for (const earlier of pending) await changeStatus(tx, earlier, { to: 'canceled', author: 'customer', now });
    await reserve(tx, shopper.shopId, lines);
    const number = await nextOrderNumber(tx, locale, now);
    const [created] = await tx
      .insert(orders)
      .values({ ...order, number, fingerprint })
      .returning({ id: orders.id });
    if (created === undefined) throw new Error('The order was not stored.');
    await claimCodes(
      tx,
      shopper,
      priced.codes.flatMap(({ typed, row }) => (row === undefined ? [] : { typed, row })),
      created.id,
    );
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, id: randomUUID(), orderId: created.id })));
    await tx
      .insert(orderEvents)
      .values({ orderId: created.id, toStatus: 'pending_payment', at: new Date(now), author: 'customer' });
    return created.id;
  });
}

/** Whether an order still waits for its payment. */
export function isPayable({ status, payUntil }: Pick<OrderRow, 'status' | 'payUntil'>, now: number): boolean {
  return status === 'pending_payment' && payUntil !== null && now < payUntil.getTime();
}
