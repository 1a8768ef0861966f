import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newReference } from '../../forms/reference.ts';
import type { MailConfig } from '../../mail/config.ts';
import { withdrawnMail } from '../../mail/order-mails.ts';
import { enqueue } from '../../mail/outbox.ts';
import { conflict } from '../errors.ts';
import { wantRefund } from '../payment/settle.ts';
import { returnLines, returns } from '../after-sales-schema.ts';
import { payments } from '../payment/schema.ts';
import { orderLines } from '../schema.ts';
import { changeStatus, lockOrder, type OrderLineRow, type OrderRow } from './change-status.ts';
import { isWithdrawable } from './transitions.ts';

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

export interface Withdrawal {
  readonly orderId: number;
  /** Undefined: everything that can be returned. */
  readonly lines?: readonly { readonly line: string; readonly quantity: number }[] | undefined;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface ReturnedLine {
  readonly line: OrderLineRow;
  readonly quantity: number;
}

/** Which units are returned. @throws HttpError 409 */
function returnedLines(lines: readonly OrderLineRow[], wanted: Withdrawal['lines']): ReturnedLine[] {
  const returned = lines.flatMap((line) => {
    const left = line.quantity - line.returned;
    const quantity = wanted === undefined ? left : (wanted.find((each) => each.line === line.id)?.quantity ?? 0);
    if (quantity > left) throw conflict('nothing_to_return', 'More is returned than was bought.');
    return quantity === 0 ? [] : { line, quantity };
  });
  if (returned.length === 0) throw conflict('nothing_to_return', 'There is nothing that can be returned.');
  return returned;
}

/**
 * What is paid back for the returned units: their price without their share of the discount, and the delivery if
 * everything is returned. Rounding never gives back more than was paid.
 */
export function refundOf(
  order: Pick<OrderRow, 'deliveryCents'>,
  lines: readonly Pick<OrderLineRow, 'id' | 'quantity' | 'returned' | 'totalCents' | 'discountCents'>[],
  returned: readonly { readonly line: { readonly id: string }; readonly quantity: number }[],
): number {
  const paidFor = (line: (typeof lines)[number], units: number): number =>
    Math.floor(((line.totalCents - line.discountCents) * units) / line.quantity);
  const goods = returned.reduce((sum, { line: { id }, quantity }) => {
    const line = lines.find((each) => each.id === id);
    return line === undefined ? sum : sum + paidFor(line, line.returned + quantity) - paidFor(line, line.returned);
  }, 0);
  const isWhole = lines.every((line) => {
    const units = returned.find(({ line: { id } }) => id === line.id)?.quantity ?? 0;
    return line.returned + units === line.quantity;
  });
  return goods + (isWhole ? order.deliveryCents : 0);
}

/** The attempt that paid an order; null for a cheque. */
export async function paidAttempt(tx: Pick<Database, 'select'>, orderId: number): Promise<string | null> {
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid'), sql`${payments.transactionId} is not null`));
  return paid?.id ?? null;
}

/**
 * Withdraws from an order or a part of it, and mails the receipt. An order that has not left is canceled if all of it is
 * withdrawn, and refunded at once; otherwise the refund waits for the return.
 * @returns the reference of the return
 * @throws HttpError 409
 */
export async function withdraw(tx: Transaction, withdrawal: Withdrawal, mail: MailConfig): Promise<string> {
  const { orderId, content, now } = withdrawal;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Error(`Order ${String(orderId)} is gone.`);
  if (order.paidAt === null || order.status === 'canceled')
    throw conflict('nothing_to_return', 'Only paid orders can be withdrawn from.');
  if (!isWithdrawable(order, now)) throw conflict('too_late', 'The 14 days after the delivery are over.');
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const returned = returnedLines(lines, withdrawal.lines);
  const refundCents = refundOf(order, lines, returned);
  const isWhole = lines.every(({ id, quantity }) =>
    returned.some((each) => each.line.id === id && each.quantity === quantity),
  );
  const isCanceled =
    order.status === 'paid' && isWhole && (await changeStatus(tx, order, { to: 'canceled', author: 'customer', now }));
  const id = randomUUID();
  const reference = newReference('return');
  const at = new Date(now);
  await tx.insert(returns).values({
    ...{ id, orderId, reference, content, refundCents, requestedAt: at },
    ...(isCanceled ? { state: 'received', receivedAt: at } : { state: 'requested' }),
  });
  for (const { line, quantity } of returned) {
    await tx.insert(returnLines).values({ returnId: id, lineId: line.id, quantity });
    await tx
      .update(orderLines)
      .set({ returned: line.returned + quantity })
      .where(eq(orderLines.id, line.id));
  }
  if (isCanceled)
    await wantRefund(tx, {
      orderId,
      paymentId: await paidAttempt(tx, orderId),
      amountCents: refundCents,
      returnId: id,
      now,
    });
  const mailed = returned.map(({ line: { name, packaging }, quantity }) => ({ name, packaging, quantity }));
  await enqueue(tx, [await withdrawnMail(order, { reference, lines: mailed, content, at, isCanceled }, mail)], now);
  return reference;
}

/** The parcel of a return arrived: its money is paid back. @returns false if it arrived before */
export async function receiveReturn(tx: Transaction, reference: string, now: number): Promise<boolean> {
  const [received] = await tx
    .update(returns)
    .set({ state: 'received', receivedAt: new Date(now) })
    .where(and(eq(returns.reference, reference), eq(returns.state, 'requested')))
    .returning();
  if (received === undefined) return false;
  const { id: returnId, orderId, refundCents: amountCents } = received;
  await wantRefund(tx, { orderId, paymentId: await paidAttempt(tx, orderId), amountCents, returnId, now });
  return true;
}
