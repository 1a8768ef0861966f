import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http-error.ts';
import { orders } from '../schema.ts';
import type { Shopper } from '../shopper.ts';
import type { OrderRow } from './change-status.ts';

/** Orders of the customer, and those that this browser made as a guest. */
function isOf({ shopId, customer, cartHash }: Shopper): SQL | undefined {
  const owners = [
    ...(customer === null ? [] : [eq(orders.customerId, customer.id)]),
    ...(cartHash === null ? [] : [eq(orders.guestHash, cartHash)]),
  ];
  return owners.length === 0 ? undefined : and(eq(orders.shopId, shopId), or(...owners));
}

/** @throws HttpError 404 also for orders of others, so that their existence stays unknown */
export async function findOrder(db: Pick<Database, 'select'>, shopper: Shopper, id: number): Promise<OrderRow> {
  const owned = isOf(shopper);
  const [order] =
    owned === undefined
      ? []
      : await db
          .select()
          .from(orders)
          .where(and(owned, eq(orders.id, id)));
  if (order === undefined) throw notFound('There is no such order.');
  return order;
}

/** The latest order. @throws HttpError 404 if there is none */
export async function findLastOrder(db: Pick<Database, 'select'>, shopper: Shopper): Promise<OrderRow> {
  const owned = isOf(shopper);
  const [order] =
    owned === undefined ? [] : await db.select().from(orders).where(owned).orderBy(desc(orders.id)).limit(1);
  if (order === undefined) throw notFound('There is no order yet.');
  return order;
}
