import type { OrderStatus } from '@veralune/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codeUses, orderEvents, orderLines, orders } from '../schema.ts';
import { release } from '../stock.ts';
import { canChange } from './transitions.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** Who changes an order: the customer, the provider, the time limit, or the office. */
export type OrderAuthor = 'customer' | 'payment' | 'clock' | 'office';

/** Reads an order and locks it until the end of the transaction. */
export async function lockOrder(tx: Pick<Database, 'select'>, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

export interface StatusChange {
  readonly to: OrderStatus;
  readonly author: OrderAuthor;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Puts back what a canceled or expired order reserved: stock and codes. */
async function freeReservation(tx: Transaction, order: OrderRow): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  await release(tx, order.shopId, lines);
  await tx.delete(codeUses).where(eq(codeUses.orderId, order.id));
}

/**
 * Changes the status of a locked order, and records who did it.
 * @returns false if the change is not allowed: nothing is changed
 */
export async function changeStatus(
  tx: Transaction,
  order: OrderRow,
  { to, author, now }: StatusChange,
): Promise<boolean> {
  if (!canChange(order.status, to)) return false;
  const at = new Date(now);
  await tx
    .update(orders)
    .set({
      status: to,
      payUntil: null,
      ...(to === 'paid' && { paidAt: at }),
      ...(to === 'delivered' && { deliveredAt: at }),
    })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, fromStatus: order.status, toStatus: to, at, author });
  if (to === 'canceled' || to === 'expired') await freeReservation(tx, order);
  return true;
}
