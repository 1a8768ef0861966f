import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { newsletterSubscriptions, submissions } from '../forms/schema.ts';
import { mails } from '../mail/schema.ts';
import { stockReminders } from '../reminders/schema.ts';
import { guestEverywhere, readGuest } from '../shop/person-data.ts';
import { emailKeyOf } from './account.ts';
import { readCustomer } from './person-data.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

/** Everything that is stored about a customer: the account, and what was sent from the address, which is confirmed. */
export async function readPerson(
  db: Database,
  { id, email }: Pick<SignedInCustomer, 'id' | 'email'>,
): Promise<Record<string, unknown>> {
  const key = emailKeyOf(email);
  // Without the texts: a person in somebody else’s session must not read the links of mails.
  const { kind, recipient, subject, createdAt } = mails;
  return {
    email,
    account: await readCustomer(db, id),
    guest: await readGuest(db, guestEverywhere(key)),
    submissions: await db
      .select()
      .from(submissions)
      .where(eq(submissions.email, key))
      .orderBy(asc(submissions.createdAt)),
    newsletter_subscriptions: await db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, key)),
    stock_reminders: await db.select().from(stockReminders).where(eq(stockReminders.email, key)),
    unsent_mails: await db
      .select({ kind, recipient, subject, createdAt })
      .from(mails)
      .where(eq(mails.personEmail, key)),
  };
}
