import type { OrderAddress } from '@veralune/api-client/contract';
import { and, eq, exists, gte, inArray, isNull, lt, not, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { openOrdersKeepPersonMs } from '../../forms/retention.ts';
import { returns } from '../after-sales-schema.ts';
import { refunds } from '../payment/schema.ts';
import { orders } from '../schema.ts';
import { withdrawalDays } from './transitions.ts';

const dayMs = 86_400_000;

/** Only the country, which decides about taxes, and the civility, which has no empty value. */
function withoutPerson({ civility, country }: OrderAddress): OrderAddress {
  const lines = { address_1: '', address_2: '', address_3: '', zipcode: '', city: '' };
  return { civility, firstname: '', lastname: '', ...lines, country, phone: '' };
}

/** Whether nothing needs the person of an order any more. */
function isOverAt(db: Pick<Database, 'select'>, now: number) {
  const longAgo = new Date(now - openOrdersKeepPersonMs);
  const isArrived = and(
    eq(orders.status, 'delivered'),
    lt(orders.deliveredAt, new Date(now - (withdrawalDays + 1) * dayMs)),
  );
  const isStuck = and(inArray(orders.status, ['paid', 'shipped']), lt(orders.placedAt, longAgo));
  const awaitedReturn = and(
    ...[eq(returns.orderId, orders.id), eq(returns.state, 'requested'), gte(returns.requestedAt, longAgo)],
  );
  const openRefund = and(eq(refunds.orderId, orders.id), inArray(refunds.state, ['wanted', 'failed']));
  return and(
    or(inArray(orders.status, ['canceled', 'expired']), isArrived, isStuck),
    not(exists(db.select().from(returns).where(awaitedReturn))),
    not(exists(db.select().from(refunds).where(openRefund))),
  );
}

/**
 * Removes persons who asked for it from their orders: who and where they are, and what they wrote. An order that is not
 * over still needs them: until it has arrived and can no longer be withdrawn from. An order that the office never
 * completed, and a parcel that never came back, count as over after some time. Money that is owed keeps the person.
 */
export async function removePersons(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const over = await tx
      .select()
      .from(orders)
      .where(and(orders.losesPerson, isNull(orders.customerId), isOverAt(tx, now)))
      .for('update');
    for (const { id, shippingAddress, invoiceAddress } of over) {
      const addresses = {
        shippingAddress: withoutPerson(shippingAddress),
        invoiceAddress: withoutPerson(invoiceAddress),
      };
      const texts = { email: '', mobile: '', deliveryInformation: '', fingerprint: '' };
      const links = { relay: null, trackingNumber: null, guestHash: null, cartId: null };
      await tx
        .update(orders)
        .set({ ...addresses, ...texts, ...links, losesPerson: false })
        .where(eq(orders.id, id));
      await tx.update(returns).set({ content: '' }).where(eq(returns.orderId, id));
    }
  });
}
