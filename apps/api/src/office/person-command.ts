import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { forgetCustomer, readCustomer } from '../account/person-data.ts';
import { customers } from '../account/schema.ts';
import type { Database } from '../db/database.ts';
import { newsletterSubscriptions, submissions } from '../forms/schema.ts';
import { isMailbox } from '../mail/mailbox.ts';
import { mails } from '../mail/schema.ts';
import { stockReminders } from '../reminders/schema.ts';
import { forgetGuest, readGuest } from '../shop/person-data.ts';
import { shopIdsOf } from './markets-option.ts';
import { UsageError } from './usage-error.ts';

export interface PersonOptions {
  readonly action?: string | undefined;
  readonly email?: string | undefined;
  /** `be,ch`; all markets without it. */
  readonly markets?: string | undefined;
}

const usage = 'npm run office -- person export|delete <email> [--markets be,ch]';

interface Person {
  readonly email: string;
  readonly shopIds: readonly number[];
}

function isOf({ email, shopIds }: Person, table: { readonly shopId: PgColumn }, address: PgColumn) {
  return and(eq(address, email), inArray(table.shopId, [...shopIds]));
}

/** The account of the address, if it was made in one of the markets; null without one. */
async function customerIdOf(db: Pick<Database, 'select'>, person: Person): Promise<string | null> {
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(isOf(person, customers, customers.emailKey));
  return found?.id ?? null;
}

/** Everything that is stored about an address, as JSON. */
async function exportPerson(db: Database, person: Person): Promise<string> {
  const sent = await db
    .select()
    .from(submissions)
    .where(isOf(person, submissions, submissions.email))
    .orderBy(asc(submissions.createdAt));
  const newsletter = await db
    .select()
    .from(newsletterSubscriptions)
    .where(isOf(person, newsletterSubscriptions, newsletterSubscriptions.email));
  const reminders = await db
    .select()
    .from(stockReminders)
    .where(isOf(person, stockReminders, stockReminders.email));
  const { kind, shopId, recipient, subject, text, createdAt } = mails;
  const unsent = await db
    .select({ kind, shopId, recipient, subject, text, createdAt })
    .from(mails)
    .where(isOf(person, mails, mails.personEmail));
  const customerId = await customerIdOf(db, person);
  const account = customerId === null ? null : await readCustomer(db, customerId);
  const asked = {
    submissions: sent,
    newsletter_subscriptions: newsletter,
    stock_reminders: reminders,
    unsent_mails: unsent,
  };
  return JSON.stringify({ email: person.email, account, guest: await readGuest(db, person), ...asked }, null, 2);
}

async function deletePerson(db: Database, person: Person, now: number): Promise<string> {
  const tables: readonly (readonly [PgTable & { readonly shopId: PgColumn; readonly id: PgColumn }, PgColumn])[] = [
    [submissions, submissions.email],
    [newsletterSubscriptions, newsletterSubscriptions.email],
    [mails, mails.personEmail],
    [stockReminders, stockReminders.email],
  ];
  const { counts, customerId, orderCount } = await db.transaction(async (tx) => {
    const deleted: number[] = [];
    const account = await customerIdOf(tx, person);
    if (account !== null) await forgetCustomer(tx, account, now);
    const bought = await forgetGuest(tx, person);
    for (const [table, address] of tables)
      deleted.push(
        (
          await tx
            .delete(table)
            .where(isOf(person, table, address))
            .returning({ id: table.id })
        ).length,
      );
    return { counts: deleted, customerId: account, orderCount: bought };
  });
  const [sent = 0, newsletter = 0, unsent = 0, reminders = 0] = counts;
  const accounts = customerId === null ? 'no account' : '1 account';
  const deleted = `Deleted: ${accounts}, ${String(sent)} submissions, ${String(newsletter)} newsletter subscriptions, ${String(reminders)} stock reminders, ${String(unsent)} unsent mails.`;
  if (orderCount === 0) return deleted;
  return `${deleted} Kept for the tax office: ${String(orderCount)} orders, from which the person is removed within an hour after they are over.`;
}

/**
 * Answers a person's request to see or to delete their data.
 * @param now milliseconds since 1970
 * @throws UsageError
 */
export async function runPersonCommand(
  db: Database,
  { action, email, markets }: PersonOptions,
  now: number,
): Promise<string> {
  if (email === undefined || !isMailbox(email)) throw new UsageError(usage);
  const person = { email: email.toLowerCase(), shopIds: shopIdsOf(markets) };
  if (action === 'export') return exportPerson(db, person);
  if (action === 'delete') return deletePerson(db, person, now);
  throw new UsageError(usage);
}
