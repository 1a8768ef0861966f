import type { Database } from '../../db/database.ts';
import { enqueue, type Mail } from '../../mail/outbox.ts';
import type { OrderRow } from './change-status.ts';

/** Stores a mail to the buyer of an order; none if the person was removed from it. */
export async function mailBuyer(
  tx: Pick<Database, 'insert'>,
  { email }: Pick<OrderRow, 'email'>,
  compose: () => Promise<Mail>,
  now: number,
): Promise<void> {
  if (email !== '') await enqueue(tx, [await compose()], now);
}
