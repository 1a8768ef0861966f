import { passwordProofSchema, validate } from '@veralune/forms/schemas';
import { lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { requireValid, storableInput } from '../forms/check-form.ts';
import { accountDeletedMail } from '../mail/account-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import { forgetGuest, guestEverywhere } from '../shop/person-data.ts';
import { emailKeyOf, type Account, type AccountPost } from './account.ts';
import { forgetCustomer } from './person-data.ts';
import { requirePassword } from './require-password.ts';
import { customers } from './schema.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

const schema = passwordProofSchema();

/**
 * Deletes the account of a customer who knows the password. What was bought without the account, with the same address, loses
 * its person too: the address is confirmed, so it is the same person.
 * @throws HttpError 422, 403, TooManyPosts
 */
export async function deleteAccount(account: Account, customer: SignedInCustomer, post: AccountPost): Promise<void> {
  const { db, onMail } = account;
  const { current_password: password } = requireValid(validate(schema, storableInput(post.body)));
  await requirePassword(account, customer, password);
  await db.transaction(async (tx) => {
    await enqueue(tx, [await accountDeletedMail({ locale: post.locale, email: customer.email })], post.now);
    await forgetCustomer(tx, customer.id, post.now);
    await forgetGuest(tx, guestEverywhere(emailKeyOf(customer.email)));
  });
  onMail();
}

/** Deletes accounts whose time is over, each in a transaction of its own. */
export async function deleteExpiredAccounts(db: Database, now: number): Promise<void> {
  const expired = await db
    .select({ id: customers.id })
    .from(customers)
    .where(lte(customers.expiresAt, new Date(now)));
  for (const { id } of expired) await db.transaction((tx) => forgetCustomer(tx, id, now));
}
