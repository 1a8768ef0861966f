import { subscriptionCodes, type SubscriptionCode } from '@veralune/api-client/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Transaction } from './account.ts';
import { recordAccountEvent } from './events.ts';
import { customerSubscriptions } from './schema.ts';

/** Names the texts of the consents that the sites show. Must change with them. */
const consentVersion = '2026-11';

/** What a customer wants to receive, in the order of `subscriptionCodes`. */
export async function subscriptionsOf(db: Pick<Database, 'select'>, customerId: string): Promise<SubscriptionCode[]> {
  const rows = await db
    .select({ code: customerSubscriptions.code })
    .from(customerSubscriptions)
    .where(eq(customerSubscriptions.customerId, customerId));
  const chosen = new Set(rows.map(({ code }) => code));
  return subscriptionCodes.filter((code) => chosen.has(code));
}

/** Subscriptions that stay keep the time and the text of their consent. */
export async function replaceSubscriptions(
  tx: Transaction,
  customerId: string,
  codes: readonly SubscriptionCode[],
  { shopId, now }: { readonly shopId: number; readonly now: number },
): Promise<void> {
  await recordAccountEvent(tx, { name: 'subscriptions_changed', customerId, shopId, detail: codes, now });
  const isOthers = notInArray(customerSubscriptions.code, [...codes]);
  await tx.delete(customerSubscriptions).where(and(eq(customerSubscriptions.customerId, customerId), isOthers));
  if (codes.length === 0) return;
  const since = new Date(now);
  await tx
    .insert(customerSubscriptions)
    .values([...new Set(codes)].map((code) => ({ customerId, code, consentVersion, since })))
    .onConflictDoNothing();
}
