import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@veralune/api-client/contract';
import { href, marketOf, type Locale } from '@veralune/routing';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invalidForm } from '../../forms/check-form.ts';
import { HttpError } from '../../http/http-error.ts';
import { log } from '../../log.ts';
import type { MailConfig } from '../../mail/config.ts';
import { receivedMail } from '../../mail/order-mails.ts';
import { enqueue } from '../../mail/outbox.ts';
import { conflict } from '../errors.ts';
import { lockOrder, type OrderRow } from '../orders/change-status.ts';
import { isPayable } from '../orders/place-order.ts';
import { saleTerms } from '../orders/sale-terms.ts';
import { payments } from './schema.ts';
import { orderLines, orders } from '../schema.ts';
import { paymentMethodsOf } from './methods.ts';
import { PaymentProviderError, type PaymentProvider } from './provider.ts';
import { emptyCart, markPaid, settle } from './settle.ts';

type Attempt = typeof payments.$inferSelect;
type Transaction = Database;

export interface PaymentServices {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly mail: MailConfig;
}

interface Start {
  readonly orderId: number;
  readonly method: PaymentMethod;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How long an order waits for its cheque. */
const chequeMs = 14 * 86_400_000;

/** Attempts that may still end with a payment. */
function unfinished(orderId: number) {
  return and(eq(payments.orderId, orderId), notInArray(payments.state, ['paid', 'closed']));
}

/** @throws HttpError 409 if the order is paid, or can't be paid any more */
async function lockPayable(tx: Transaction, orderId: number, now: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Error(`Order ${String(orderId)} is gone.`);
  if (order.paidAt !== null) throw conflict('already_paid', 'The order is paid.');
  if (!isPayable(order, now)) throw conflict('order_closed', 'The order can’t be paid any more.');
  return order;
}

/** The provider's session of an attempt. It is made if the process ended before it could be stored. */
async function sessionOf({ db, provider, mail }: PaymentServices, order: OrderRow, attempt: Attempt, locale: Locale) {
  if (attempt.sessionId !== null && attempt.sessionUrl !== null)
    return { id: attempt.sessionId, url: attempt.sessionUrl };
  if (attempt.method === 'cheque') throw new Error('A cheque has no session.');
  const page = new URL(href('checkout-confirmation', {}, locale), mail.siteUrls[marketOf(locale).id]);
  page.searchParams.set('order', String(order.id));
  const returnUrl = page.href;
  page.searchParams.set('canceled', '1');
  const session = await provider.createSession({
    paymentId: attempt.id,
    orderNumber: order.number,
    amountCents: attempt.amountCents,
    currency: order.currency,
    method: attempt.method,
    email: order.email,
    lang: order.lang,
    startedAt: attempt.createdAt.getTime(),
    returnUrl,
    cancelUrl: page.href,
  });
  await db.update(payments).set({ sessionId: session.id, sessionUrl: session.url }).where(eq(payments.id, attempt.id));
  return session;
}

/**
 * Ends earlier attempts at the provider before a new one starts, so that an order is never charged twice.
 * @throws HttpError 409 if one of them was paid meanwhile
 */
async function closeAttempts(
  services: PaymentServices,
  order: OrderRow,
  attempts: readonly Attempt[],
  { locale, now }: Pick<Start, 'locale' | 'now'>,
): Promise<void> {
  const { db, provider, mail } = services;
  for (const attempt of attempts) {
    if (attempt.method === 'cheque') continue;
    const { id } = await sessionOf(services, order, attempt, locale);
    const session = await provider.closeSession(id);
    if (session?.isPaid !== true) continue;
    await db.transaction((tx) => settle(tx, session, { mail, now }));
    throw conflict('already_paid', 'The order is paid.');
  }
  const ids = attempts.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .update(payments)
      .set({ state: 'closed' })
      .where(and(inArray(payments.id, ids), notInArray(payments.state, ['paid'])));
}

async function newAttempt(tx: Transaction, order: OrderRow, { method, now }: Start): Promise<Attempt> {
  const [attempt] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      orderId: order.id,
      method,
      state: method === 'cheque' ? 'awaiting_cheque' : 'open',
      amountCents: order.totalCents,
      createdAt: new Date(now),
    })
    .returning();
  if (attempt === undefined) throw new Error('The attempt was not stored.');
  return attempt;
}

/** The order waits for a cheque: longer, and without a cart. */
async function awaitCheque(tx: Transaction, order: OrderRow, mail: MailConfig, now: number): Promise<void> {
  const payUntil = new Date(now + chequeMs);
  await emptyCart(tx, order);
  await tx.update(orders).set({ payUntil, cartId: null }).where(eq(orders.id, order.id));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.position);
  const terms = await saleTerms(tx, order, now);
  await enqueue(tx, [await receivedMail({ order: { ...order, payUntil }, lines }, terms, mail)], now);
}

/** The attempt that goes on: a new one, or the same one if it was started twice at the same time. */
function openAttempt({ db, mail }: PaymentServices, start: Start): Promise<Attempt | null> {
  const { orderId, method, now } = start;
  return db.transaction(async (tx) => {
    const order = await lockPayable(tx, orderId, now);
    if (order.totalCents === 0) {
      await markPaid(tx, order, { mail, author: 'payment', now });
      return null;
    }
    const [current] = await tx.select().from(payments).where(unfinished(orderId));
    if (current !== undefined) {
      if (current.method === method) return current;
      throw conflict('order_closed', 'Another payment was just started.');
    }
    const attempt = await newAttempt(tx, order, start);
    if (method === 'cheque') await awaitCheque(tx, order, mail, now);
    return attempt;
  });
}

async function prepare(services: PaymentServices, start: Start): Promise<string | null> {
  const { db } = services;
  const { orderId, method, locale, now } = start;
  const order = await db.transaction((tx) => lockPayable(tx, orderId, now));
  const attempts = await db.select().from(payments).where(unfinished(orderId));
  const isSame = ({ state, method: known }: Attempt): boolean =>
    known === method && (state === 'open' || state === 'awaiting_cheque');
  await closeAttempts(
    services,
    order,
    attempts.filter((attempt) => !isSame(attempt)),
    start,
  );
  const attempt = await openAttempt(services, start);
  if (attempt === null || attempt.method === 'cheque') return null;
  return (await sessionOf(services, order, attempt, locale)).url;
}

/**
 * Starts the payment of an order.
 * @returns the provider's page; null for a cheque, and for an order that costs nothing
 * @throws HttpError 409, 422, and 502 if the provider refuses or does not answer
 */
export async function startPayment(services: PaymentServices, start: Start): Promise<string | null> {
  if (!paymentMethodsOf(start.locale).includes(start.method)) throw invalidForm([{ field: 'method', code: 'option' }]);
  try {
    return await prepare(services, start);
  } catch (thrown) {
    if (!(thrown instanceof PaymentProviderError)) throw thrown;
    log('error', 'A payment could not be prepared.', { order: start.orderId, error: thrown });
    throw new HttpError(502, 'payment_not_prepared', 'The payment could not be prepared. Try again.');
  }
}
