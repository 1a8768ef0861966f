import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { log } from '../../log.ts';
import type { MailConfig } from '../../mail/config.ts';
import { enqueue } from '../../mail/outbox.ts';
import { confirmationMail } from '../../mail/order-mails.ts';
import { changeStatus, lockOrder, type OrderRow } from '../orders/change-status.ts';
import { saleTerms } from '../orders/sale-terms.ts';
import { cartLines, carts } from '../cart/schema.ts';
import { payments, refunds } from './schema.ts';
import { orderLines } from '../schema.ts';
import type { SessionState } from './provider.ts';

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Removes what was ordered from the cart. What was added to the cart meanwhile stays. */
export async function emptyCart(tx: Transaction, { id, cartId }: Pick<OrderRow, 'id' | 'cartId'>): Promise<void> {
  if (cartId === null) return;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id));
  for (const { productId, size, isGift } of lines)
    await tx
      .delete(cartLines)
      .where(
        and(
          eq(cartLines.cartId, cartId),
          eq(cartLines.productId, productId),
          eq(cartLines.size, size),
          eq(cartLines.isGift, isGift),
        ),
      );
  await tx.update(carts).set({ codes: [] }).where(eq(carts.id, cartId));
}

export interface WantedRefund {
  readonly orderId: number;
  readonly paymentId: string | null;
  readonly amountCents: number;
  readonly returnId?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Stores that money is to be paid back. A worker asks the provider. */
export async function wantRefund(tx: Pick<Database, 'insert'>, { now, ...wanted }: WantedRefund): Promise<void> {
  if (wanted.amountCents === 0) return;
  await tx
    .insert(refunds)
    .values({ id: randomUUID(), ...wanted, state: 'wanted', nextAttemptAt: sql`now()`, createdAt: new Date(now) });
}

/** The order is paid: its status, its mail, its cart. */
export async function markPaid(
  tx: Transaction,
  order: OrderRow,
  { mail, author, now }: { readonly mail: MailConfig; readonly author: 'payment' | 'office'; readonly now: number },
): Promise<boolean> {
  if (!(await changeStatus(tx, order, { to: 'paid', author, now }))) return false;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.position);
  const terms = await saleTerms(tx, order, now);
  await enqueue(tx, [await confirmationMail({ order, lines }, terms, mail)], now);
  await emptyCart(tx, order);
  return true;
}

/**
 * Records that a session was paid. Can be repeated. Money that no longer belongs to an order, because it was canceled,
 * has expired or was paid already, is paid back.
 */
export async function settle(
  tx: Transaction,
  session: SessionState,
  { mail, now }: { readonly mail: MailConfig; readonly now: number },
): Promise<void> {
  if (!session.isPaid) return;
  const [attempt] = uuid.test(session.paymentId)
    ? await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, session.paymentId))
    : [];
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (order === undefined) {
    log('error', 'A payment belongs to no order.', { session: session.id });
    return;
  }
  const paid = await tx
    .update(payments)
    .set({ state: 'paid', sessionId: session.id, transactionId: session.transactionId })
    .where(and(eq(payments.id, session.paymentId), sql`${payments.state} <> 'paid'`))
    .returning({ id: payments.id });
  if (paid.length === 0) return;
  const isExact = session.amountCents === order.totalCents && session.currency === order.currency;
  if (!isExact) log('error', 'A payment has another amount than its order.', { order: order.number });
  if (isExact && (await markPaid(tx, order, { mail, author: 'payment', now }))) return;
  const refund = { orderId: order.id, paymentId: session.paymentId, amountCents: session.amountCents, now };
  await wantRefund(tx, refund);
}

/** Records that an attempt failed. A success that arrived before stays. */
export async function recordFailure(
  tx: Pick<Database, 'update'>,
  paymentId: string,
  state: 'refused' | 'authentication_failed',
): Promise<void> {
  if (!uuid.test(paymentId)) return;
  await tx
    .update(payments)
    .set({ state })
    .where(and(eq(payments.id, paymentId), inArray(payments.state, ['open', 'refused', 'authentication_failed'])));
}

/** Records that the provider ended an open session, so that the next attempt gets another one. */
export async function closeAttempt(tx: Pick<Database, 'update'>, paymentId: string): Promise<void> {
  if (!uuid.test(paymentId)) return;
  await tx
    .update(payments)
    .set({ state: 'closed' })
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'open')));
}
