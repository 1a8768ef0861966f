import { and, asc, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { log } from '../../log.ts';
import { refundedMail } from '../../mail/order-mails.ts';
import { retryDelay } from '../../mail/retry-delay.ts';
import { changeStatus, lockOrder } from '../orders/change-status.ts';
import { mailBuyer } from '../orders/mail-buyer.ts';
import { returns } from '../after-sales-schema.ts';
import { payments, refunds } from './schema.ts';
import { orders } from '../schema.ts';
import { settle } from './settle.ts';
import type { PaymentServices } from './start-payment.ts';

const batch = 50;
/** While an instance asks the provider, others leave the refund alone. */
const leaseSeconds = 30;

export interface ClockServices extends PaymentServices {
  readonly onMail: () => void;
}

/** Attempts that could still be paid although their order is closed or its time is over. */
async function openSessions({ db }: ClockServices, now: number) {
  return db
    .select({ id: payments.id, sessionId: payments.sessionId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        notInArray(payments.state, ['paid', 'closed', 'awaiting_cheque']),
        isNotNull(payments.sessionId),
        sql`(${inArray(orders.status, ['canceled', 'expired'])} or (${eq(orders.status, 'pending_payment')} and ${lte(orders.payUntil, new Date(now))}))`,
      ),
    )
    .limit(batch);
}

/** Ends sessions at the provider before their orders expire. One that was paid just before counts. */
async function closeSessions(services: ClockServices, now: number): Promise<void> {
  const { db, provider, mail, onMail } = services;
  for (const { id, sessionId } of await openSessions(services, now)) {
    if (sessionId === null) continue;
    const session = await provider.closeSession(sessionId);
    if (session?.isPaid === true) {
      await db.transaction((tx) => settle(tx, session, { mail, now }));
      onMail();
    } else
      await db
        .update(payments)
        .set({ state: 'closed' })
        .where(and(eq(payments.id, id), notInArray(payments.state, ['paid'])));
  }
}

/** Orders whose time is over give their stock and codes back. Several instances can do it at the same time. */
async function expireOrders({ db }: ClockServices, now: number): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lte(orders.payUntil, new Date(now))))
    .orderBy(asc(orders.payUntil))
    .limit(batch);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const isDue = order?.status === 'pending_payment' && (order.payUntil?.getTime() ?? Infinity) <= now;
      if (order === undefined || !isDue) return;
      const [open] = await tx
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.orderId, id), notInArray(payments.state, ['paid', 'closed', 'awaiting_cheque'])));
      // Its session was not ended yet; next time.
      if (open !== undefined && (await hasSession(tx, open.id))) return;
      await changeStatus(tx, order, { to: 'expired', author: 'clock', now });
      await tx
        .update(payments)
        .set({ state: 'closed' })
        .where(and(eq(payments.orderId, id), notInArray(payments.state, ['paid'])));
    });
}

async function hasSession(tx: Pick<Database, 'select'>, paymentId: string): Promise<boolean> {
  const [row] = await tx.select({ sessionId: payments.sessionId }).from(payments).where(eq(payments.id, paymentId));
  return (row?.sessionId ?? null) !== null;
}

/** Takes refunds that are due, for a while. */
function claimRefunds({ db }: ClockServices) {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'wanted'), isNotNull(refunds.paymentId), lte(refunds.nextAttemptAt, sql`now()`)))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(refunds.id, due))
    .returning();
}

type RefundRow = typeof refunds.$inferSelect;

/** Records a refund, with its mail and the state of its return. Can be repeated. */
export async function refundDone(
  tx: Pick<Database, 'select' | 'insert' | 'update'>,
  { id, orderId, returnId, amountCents }: RefundRow,
  { providerId, mail, now }: { readonly providerId: string | null; readonly now: number } & Pick<ClockServices, 'mail'>,
): Promise<void> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', providerId, lastError: null })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'wanted')))
    .returning({ id: refunds.id });
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (done.length === 0 || order === undefined) return;
  if (returnId !== null) await tx.update(returns).set({ state: 'refunded' }).where(eq(returns.id, returnId));
  await mailBuyer(tx, order, () => refundedMail(order, amountCents, mail), now);
}

async function payBack(services: ClockServices, refund: RefundRow, now: number): Promise<void> {
  const { db, provider, mail, onMail } = services;
  const [paid] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, refund.paymentId ?? ''));
  if (paid === undefined || paid.transactionId === null) throw new Error('The payment of a refund has no transaction.');
  const providerId = await provider.refund(refund.id, paid.transactionId, refund.amountCents);
  await db.transaction((tx) => refundDone(tx, refund, { providerId, mail, now }));
  onMail();
}

async function payRefunds(services: ClockServices, now: number): Promise<void> {
  for (const refund of await claimRefunds(services)) {
    try {
      await payBack(services, refund, now);
    } catch (error) {
      log('error', 'A refund failed. It is tried again.', { refund: refund.id, error });
      const seconds = (retryDelay(refund.attempts) ?? 3_600_000) / 1_000;
      await services.db
        .update(refunds)
        .set({
          lastError: error instanceof Error ? error.message : 'unknown',
          nextAttemptAt: sql`now() + make_interval(secs => ${seconds}::float8)`,
        })
        .where(eq(refunds.id, refund.id));
    }
  }
}

/** What happens without a request: sessions and orders expire, refunds are paid. */
export async function runPaymentClock(services: ClockServices, now: number): Promise<void> {
  await closeSessions(services, now);
  await expireOrders(services, now);
  await payRefunds(services, now);
}
