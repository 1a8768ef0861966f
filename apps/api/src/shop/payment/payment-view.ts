import type { Payment, PaymentState } from '@veralune/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderSummary } from '../orders/order-view.ts';
import { isPayable } from '../orders/place-order.ts';
import type { OrderRow } from '../orders/change-status.ts';
import { payments } from './schema.ts';

type Attempt = typeof payments.$inferSelect;

const stateOfAttempt: Readonly<Record<Attempt['state'], PaymentState>> = {
  open: 'pending',
  paid: 'paid',
  refused: 'refused',
  authentication_failed: 'authentication_failed',
  closed: 'none',
  awaiting_cheque: 'awaiting_cheque',
};

function stateOf(order: OrderRow, last: Attempt | undefined, now: number): PaymentState {
  if (order.status === 'canceled' || order.status === 'expired') return order.status;
  if (order.status !== 'pending_payment') return 'paid';
  if (!isPayable(order, now)) return 'expired';
  return last === undefined ? 'none' : stateOfAttempt[last.state];
}

/** How the payment of an order stands, from what was stored: only messages of the provider change it. */
export async function paymentView(db: Pick<Database, 'select'>, order: OrderRow, now: number): Promise<Payment> {
  const [last] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.sequence))
    .limit(1);
  return {
    order: orderSummary(order),
    state: stateOf(order, last, now),
    method: last?.method ?? null,
    pay_until: order.payUntil?.toISOString() ?? null,
    can_retry: isPayable(order, now),
  };
}
