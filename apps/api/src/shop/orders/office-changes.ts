import { and, eq, ne, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { MailConfig } from '../../mail/config.ts';
import { shippedMail } from '../../mail/order-mails.ts';
import { refundDone } from '../payment/payment-clock.ts';
import { markPaid, wantRefund } from '../payment/settle.ts';
import { payments, refunds } from '../payment/schema.ts';
import { orderLines, orders } from '../schema.ts';
import { changeStatus, lockOrder, type OrderRow } from './change-status.ts';
import { mailBuyer } from './mail-buyer.ts';
import { paidAttempt } from './withdraw.ts';

type Transaction = Database;

const author = 'office';

export interface OfficeChange {
  readonly mail: MailConfig;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is left of the payment of an order after its refunds. */
async function refundable(tx: Transaction, { id, totalCents }: OrderRow): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(refunds.amountCents) })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), ne(refunds.state, 'failed')));
  return totalCents - Number(row?.cents ?? 0);
}

/** Pays back what is left of a paid order. @returns cents */
async function refundRest(tx: Transaction, order: OrderRow, now: number): Promise<number> {
  if (order.paidAt === null) return 0;
  const amountCents = await refundable(tx, order);
  await wantRefund(tx, { orderId: order.id, paymentId: await paidAttempt(tx, order.id), amountCents, now });
  return amountCents;
}

/** Each change of the office: false if the status of the order does not allow it. */
export const officeChanges = {
  /** The cheque arrived. */
  paid: async (tx: Transaction, order: OrderRow, { mail, now }: OfficeChange): Promise<boolean> => {
    if (!(await markPaid(tx, order, { mail, author, now }))) return false;
    await tx
      .update(payments)
      .set({ state: 'paid' })
      .where(and(eq(payments.orderId, order.id), eq(payments.state, 'awaiting_cheque')));
    return true;
  },
  /** The parcel leaves. */
  ship: async (
    tx: Transaction,
    order: OrderRow,
    { mail, now, tracking }: OfficeChange & { readonly tracking?: string | undefined },
  ): Promise<boolean> => {
    if (!(await changeStatus(tx, order, { to: 'shipped', author, now }))) return false;
    const trackingNumber = tracking ?? null;
    await tx.update(orders).set({ trackingNumber }).where(eq(orders.id, order.id));
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    await mailBuyer(tx, order, () => shippedMail({ order: { ...order, trackingNumber }, lines }, mail), now);
    return true;
  },
  /** The parcel arrived. */
  deliver: (tx: Transaction, order: OrderRow, { now }: OfficeChange): Promise<boolean> =>
    changeStatus(tx, order, { to: 'delivered', author, now }),
  /** The order is not sent. Its money is paid back. */
  cancel: async (tx: Transaction, order: OrderRow, { now }: OfficeChange): Promise<boolean> => {
    if (!(await changeStatus(tx, order, { to: 'canceled', author, now }))) return false;
    await refundRest(tx, order, now);
    return true;
  },
  /** What is left of the payment is paid back, without a change of the status. */
  refund: async (tx: Transaction, order: OrderRow, { now }: OfficeChange): Promise<boolean> =>
    (await refundRest(tx, order, now)) > 0,
  /** Refunds of a cheque were paid by hand. */
  refunded: async (tx: Transaction, order: OrderRow, { mail, now }: OfficeChange): Promise<boolean> => {
    const byHand = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'wanted')));
    const open = byHand.filter(({ paymentId }) => paymentId === null);
    for (const refund of open) await refundDone(tx, refund, { providerId: null, mail, now });
    return open.length > 0;
  },
} as const;

export type OfficeAction = keyof typeof officeChanges;

/** Finds an order by its number, and locks it. */
export async function lockOrderByNumber(tx: Transaction, number: string): Promise<OrderRow | undefined> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number.toUpperCase()));
  return found && lockOrder(tx, found.id);
}
