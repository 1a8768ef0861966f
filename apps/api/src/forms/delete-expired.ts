import { lte, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deleteExpiredAccounts } from '../account/delete-account.ts';
import { customerSessions, customerTokens } from '../account/schema.ts';
import { accountEvents } from '../account/events-schema.ts';
import { accountEventsBefore } from '../account/retention.ts';
import { consentRecords } from '../consent/schema.ts';
import type { Database } from '../db/database.ts';
import { idempotentAnswers } from '../idempotency/schema.ts';
import { mails } from '../mail/schema.ts';
import { stockReminders } from '../reminders/schema.ts';
import { removePersons } from '../shop/orders/remove-persons.ts';
import { carts } from '../shop/cart/schema.ts';
import { webhookEvents } from '../shop/payment/schema.ts';
import { orders } from '../shop/schema.ts';
import { consentBefore, failedMailsKeptMs, orderedBefore, paymentMessagesKeptMs } from './retention.ts';
import { formPosts, newsletterSubscriptions, rateLimits, submissions } from './schema.ts';

/** Deletes everything whose time is over. Several instances can do it at the same time. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const instant = new Date(now);
  const expired: readonly (readonly [PgTable, SQL])[] = [
    [submissions, lte(submissions.expiresAt, instant)],
    [idempotentAnswers, lte(idempotentAnswers.expiresAt, instant)],
    [accountEvents, lt(accountEvents.at, accountEventsBefore(now))],
    [formPosts, lte(formPosts.expiresAt, instant)],
    [newsletterSubscriptions, lte(newsletterSubscriptions.expiresAt, instant)],
    [stockReminders, lte(stockReminders.expiresAt, instant)],
    [mails, lt(mails.failedAt, new Date(now - failedMailsKeptMs))],
    [customerSessions, lte(customerSessions.expiresAt, instant)],
    [customerTokens, lte(customerTokens.expiresAt, instant)],
    [orders, lt(orders.placedAt, orderedBefore(now))],
    [carts, lte(carts.expiresAt, instant)],
    [webhookEvents, lt(webhookEvents.receivedAt, new Date(now - paymentMessagesKeptMs))],
    [consentRecords, lt(consentRecords.chosenAt, consentBefore(now))],
    [rateLimits, lte(rateLimits.expire, instant)],
  ];
  for (const [table, condition] of expired) await db.delete(table).where(condition);
  await deleteExpiredAccounts(db, now);
  await removePersons(db, now);
}
