import type { OrderStatus } from '@veralune/api-client/contract';

/**
 * The allowed changes of an order's status. The table `order_transitions` has the same rows, and a trigger refuses every
 * other change. Source: 2-routes-redirects-commerce.md §4.
 */
export const transitions = [
  ['pending_payment', 'paid'],
  ['pending_payment', 'canceled'],
  ['pending_payment', 'expired'],
  ['paid', 'shipped'],
  ['paid', 'canceled'],
  ['shipped', 'delivered'],
] as const satisfies readonly (readonly [OrderStatus, OrderStatus])[];

export function canChange(from: OrderStatus, to: OrderStatus): boolean {
  return transitions.some(([before, after]) => before === from && after === to);
}

const dayMs = 86_400_000;
/** Source: 2-routes-redirects-commerce.md §9 "Withdrawal right". */
export const withdrawalDays = 14;

interface Deliverable {
  readonly status: OrderStatus;
  readonly deliveredAt: Date | null;
}

/** The end of the withdrawal right: the last moment of the fourteenth day after the delivery. Null before the delivery. */
export function withdrawalEnd({ deliveredAt }: Pick<Deliverable, 'deliveredAt'>): Date | null {
  if (deliveredAt === null) return null;
  const day = Math.floor(deliveredAt.getTime() / dayMs);
  return new Date((day + withdrawalDays + 1) * dayMs);
}

/** Whether an order can be withdrawn from: as soon as it is paid, until the end of the right. */
export function isWithdrawable(order: Deliverable, now: number): boolean {
  if (order.status === 'paid' || order.status === 'shipped') return true;
  const end = withdrawalEnd(order);
  return order.status === 'delivered' && end !== null && now < end.getTime();
}
