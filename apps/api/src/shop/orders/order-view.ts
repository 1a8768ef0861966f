import type { LineProduct, Order, OrderSummary } from '@veralune/api-client/contract';
import { marketIds, markets } from '@veralune/routing';
import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { ViewContext } from '../../calls/view-context.ts';
import type { Database } from '../../db/database.ts';
import { lineProduct } from '../cart/cart-view.ts';
import { soldSize } from '../cart/price-cart.ts';
import { vatOf } from '../money.ts';
import { returnLines, returns } from '../after-sales-schema.ts';
import { reviewsOfOrder } from '../reviews.ts';
import { payments, refunds } from '../payment/schema.ts';
import { orderEvents, orderLines } from '../schema.ts';
import type { OrderLineRow, OrderRow } from './change-status.ts';
import { isWithdrawable, withdrawalEnd } from './transitions.ts';

/** Who sells: the name on receipts, and the address for questions by market. */
export interface Seller {
  readonly name: string;
  readonly email: string;
}

export function orderSummary(order: OrderRow): OrderSummary {
  const { id, number, placedAt, status, articles, totalCents, currency } = order;
  return { id, number, placed_at: placedAt.toISOString(), status, articles, total_cents: totalCents, currency };
}

/** The words of the order, with the picture and the page of the product as long as the shop sells it. */
function productOf(context: ViewContext, line: OrderLineRow): LineProduct {
  const { productId, size, name, brandTitle, brandColor, packaging } = line;
  const sold = soldSize(context, productId, size);
  const now = sold === undefined ? undefined : lineProduct(context, sold, size);
  return {
    id: productId,
    name,
    slug: now?.slug ?? null,
    brand: { title: brandTitle, color: brandColor },
    galenic_format: now?.galenic_format ?? null,
    packaging,
    image: now?.image ?? null,
  };
}

function trackingUrl({ trackingPage, trackingNumber }: OrderRow): string | null {
  return trackingPage === null || trackingNumber === null
    ? null
    : trackingPage.replace('{number}', encodeURIComponent(trackingNumber));
}

async function returnsOf(db: Pick<Database, 'select'>, orderId: number): Promise<Order['returns']> {
  const rows = await db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(asc(returns.requestedAt));
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(returnLines)
    .where(
      inArray(
        returnLines.returnId,
        rows.map(({ id }) => id),
      ),
    );
  return rows.map(({ id, reference, state, requestedAt, refundCents }) => ({
    reference,
    state,
    requested_at: requestedAt.toISOString(),
    lines: lines.filter(({ returnId }) => returnId === id).map(({ lineId, quantity }) => ({ line: lineId, quantity })),
    refund_cents: refundCents,
  }));
}

async function paymentOf(db: Pick<Database, 'select'>, orderId: number): Promise<Order['payment']> {
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.sequence));
  const paid = attempts.find(({ state }) => state === 'paid') ?? attempts.at(-1);
  const [refunded] = await db
    .select({ cents: sum(refunds.amountCents) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')));
  return {
    method: paid?.method ?? null,
    transaction_id: paid?.transactionId ?? null,
    refunded_cents: Number(refunded?.cents ?? 0),
  };
}

function sellerOf(shopId: number, sellers: Readonly<Record<string, Seller>>): Seller {
  const market = marketIds.find((id) => markets[id].shopId === shopId);
  const seller = market === undefined ? undefined : sellers[market];
  if (seller === undefined) throw new Error(`No seller in shop ${String(shopId)}`);
  return seller;
}

interface ViewOptions {
  readonly context: ViewContext;
  /** By market. */
  readonly sellers: Readonly<Record<string, Seller>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An order as its customer sees it. */
export async function orderView(
  db: Pick<Database, 'select'>,
  order: OrderRow,
  { context, sellers, now }: ViewOptions,
): Promise<Order> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const lines = rows.map((row) => ({ ...row, product: productOf(context, row) }));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const canReturn = isWithdrawable(order, now);
  const end = withdrawalEnd(order);
  return {
    ...orderSummary(order),
    shop_id: order.shopId as Order['shop_id'],
    lang: order.lang,
    channel: 'web',
    email: order.email,
    lines: lines.map((line) => ({
      id: line.id,
      product: line.product,
      size: line.size,
      quantity: line.quantity,
      unit_cents: line.unitCents,
      total_cents: line.totalCents,
      is_gift: line.isGift,
      returnable: canReturn ? line.quantity - line.returned : 0,
    })),
    amounts: {
      currency: order.currency,
      articles: order.articles,
      products_cents: order.productsCents,
      saving_cents: order.savingCents,
      discount_cents: order.discountCents,
      delivery_cents: order.deliveryCents,
      total_cents: order.totalCents,
      vat: vatOf(order.totalCents, order.vatPermille),
    },
    codes: [...order.codes],
    shipping_address: order.shippingAddress,
    invoice_address: order.invoiceAddress,
    mobile: order.mobile,
    delivery_information: order.deliveryInformation,
    delivery: {
      kind: order.deliveryKind,
      carrier: order.carrier,
      relay: order.relay,
      expected: { earliest: order.expectedFrom, latest: order.expectedTo },
      tracking_number: order.trackingNumber,
      tracking_url: trackingUrl(order),
    },
    payment: await paymentOf(db, order.id),
    events: events.map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
    returns: await returnsOf(db, order.id),
    reviews: await reviewsOfOrder(
      db,
      order,
      lines.map(({ product }) => product),
    ),
    pay_until: order.payUntil?.toISOString() ?? null,
    can_withdraw: canReturn && lines.some(({ quantity, returned }) => returned < quantity),
    withdraw_until: end === null ? null : new Date(end.getTime() - 1).toISOString().slice(0, 10),
    receipt:
      order.paidAt === null
        ? null
        : { number: order.number, issued_at: order.paidAt.toISOString(), seller: sellerOf(order.shopId, sellers) },
  };
}
