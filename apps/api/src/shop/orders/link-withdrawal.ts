import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { returns } from '../after-sales-schema.ts';
import { orders } from '../schema.ts';

export interface WithdrawalForm {
  readonly shopId: number;
  /** Of the form's receipt. */
  readonly reference: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly content: string;
  readonly at: Date;
}

/**
 * Shows a withdrawal by the form without an account in its order, if the number and the e-mail address are those of a paid
 * order. The form names the products in a text, so the return has no lines, and the office decides what is paid back.
 * The answer of the form does not tell whether the order exists.
 */
export async function linkWithdrawal(
  tx: Pick<Database, 'select' | 'insert'>,
  { shopId, reference, orderNumber, email, content, at }: WithdrawalForm,
): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        eq(orders.number, orderNumber.trim().toUpperCase()),
        eq(orders.email, email.toLowerCase()),
        isNotNull(orders.paidAt),
      ),
    );
  if (order === undefined) return;
  await tx.insert(returns).values({
    id: randomUUID(),
    orderId: order.id,
    reference,
    state: 'requested',
    content,
    refundCents: 0,
    requestedAt: at,
  });
}
