import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  cartsOfCustomer,
  forgetBuyer,
  forgetReviewer,
  ordersOfCustomer,
  reviewsOfCustomer,
} from '../shop/person-data.ts';
import { addressesOf } from './addresses.ts';
import { accountEventsOf, recordAccountEvent } from './events.ts';
import { favouritesOf } from './favourites.ts';
import { informationOf } from './information.ts';
import { customers, customerSessions, customerSubscriptions } from './schema.ts';

/** One kind of data about a customer. */
export interface PersonData {
  /** Its name in an export. */
  readonly name: string;
  readonly read: (db: Database, customerId: string) => Promise<unknown>;
  /** What must happen before the customer's row is deleted. Rows that refer to it with `cascade` need nothing. */
  readonly forget?: (tx: Database, customerId: string, now: number) => Promise<void>;
}

function sessionsOf(db: Database, customerId: string) {
  const { createdAt, prolongedAt, expiresAt } = customerSessions;
  return db
    .select({ createdAt, prolongedAt, expiresAt })
    .from(customerSessions)
    .where(eq(customerSessions.customerId, customerId))
    .orderBy(asc(createdAt));
}

function consentsOf(db: Database, customerId: string) {
  const { code, consentVersion, since } = customerSubscriptions;
  return db
    .select({ code, consentVersion, since })
    .from(customerSubscriptions)
    .where(eq(customerSubscriptions.customerId, customerId))
    .orderBy(asc(code));
}

/**
 * Everything that belongs to a customer. Code that stores more adds it here, so that exports and deletions, by the customer
 * and by the office, are complete.
 */
const personData: readonly PersonData[] = [
  { name: 'information', read: informationOf },
  { name: 'addresses', read: addressesOf },
  { name: 'subscriptions', read: consentsOf },
  { name: 'favourites', read: favouritesOf },
  { name: 'sessions', read: sessionsOf },
  { name: 'events', read: accountEventsOf },
  { name: 'carts', read: cartsOfCustomer },
  { name: 'orders', read: ordersOfCustomer, forget: forgetBuyer },
  { name: 'reviews', read: reviewsOfCustomer, forget: forgetReviewer },
];

/** Everything about a customer, by name. */
export async function readCustomer(db: Database, customerId: string): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const { name, read } of personData) entries.push([name, await read(db, customerId)]);
  return Object.fromEntries(entries);
}

/** Deletes an account with everything that belongs to it. @param now milliseconds since 1970 */
export async function forgetCustomer(tx: Database, customerId: string, now: number): Promise<void> {
  for (const { forget } of personData) await forget?.(tx, customerId, now);
  const deleted = await tx.delete(customers).where(eq(customers.id, customerId)).returning({ id: customers.id });
  // Several instances delete expired accounts, each account once.
  if (deleted.length > 0) await recordAccountEvent(tx, { name: 'account_deleted', customerId, now });
}
