import { emailChangeSchema, validate } from '@veralune/forms/schemas';
import { marketOf } from '@veralune/routing';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { requireValid, storableInput } from '../forms/check-form.ts';
import { HttpError } from '../http/http-error.ts';
import { emailChangedMail, emailConfirmMail, knownAccountMail } from '../mail/account-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import { emailKeyOf, type Account, type AccountPost, type LinkPost, type Transaction } from './account.ts';
import { recordAccountEvent } from './events.ts';
import { createLink, endLinksOf, linkExpired, takeLink } from './links.ts';
import { requirePassword } from './require-password.ts';
import { confirmationMs } from './retention.ts';
import { customers } from './schema.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

const schema = emailChangeSchema();

async function isTaken(tx: Transaction, emailKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.emailKey, emailKey), isNotNull(customers.emailVerifiedAt)));
  return rows.length > 0;
}

function emailTaken(): HttpError {
  return new HttpError(409, 'email_taken', 'Another account has this address.');
}

/**
 * Asks the owner of a new address to confirm it. The answer is the same for an address that has an account.
 * @throws HttpError 422, 403; 409 only with explicit errors; TooManyPosts
 */
export async function changeEmail(account: Account, customer: SignedInCustomer, post: AccountPost): Promise<void> {
  const { db, mail, countMail, onMail } = account;
  const { locale, now } = post;
  const { shopId } = marketOf(locale);
  const { email, current_password: password } = requireValid(validate(schema, storableInput(post.body)));
  await requirePassword(account, customer, password);
  if (emailKeyOf(email) === emailKeyOf(customer.email)) return;
  await db.transaction(async (tx) => {
    await countMail(tx, email);
    await recordAccountEvent(tx, { name: 'email_change_requested', customerId: customer.id, shopId, now });
    if (await isTaken(tx, emailKeyOf(email))) {
      if (post.isExplicit) throw emailTaken();
      await enqueue(tx, [await knownAccountMail({ locale, email }, mail)], now);
      return;
    }
    const expiresAt = new Date(now + confirmationMs);
    const token = await createLink(tx, { customerId: customer.id, purpose: 'email', email, expiresAt });
    const to = { locale, email, personEmail: customer.email };
    await enqueue(tx, [await emailConfirmMail(to, token, mail)], now);
  });
  onMail();
}

/** Links in mails to the old address must not change the account any more. */
async function replaceEmail(tx: Transaction, customerId: string, email: string, now: number): Promise<string> {
  const emailKey = emailKeyOf(email);
  await tx.delete(customers).where(and(eq(customers.emailKey, emailKey), isNull(customers.emailVerifiedAt)));
  const [old] = await tx.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  if (old === undefined) throw linkExpired();
  await tx
    .update(customers)
    .set({ email, emailKey, emailVerifiedAt: new Date(now), updatedAt: new Date(now) })
    .where(eq(customers.id, customerId));
  await endLinksOf(tx, customerId);
  return old.email;
}

/**
 * Replaces the address of an account by the one that got the link, and tells the old one.
 * @throws HttpError 410; 409 if another account has the address by now; TooManyPosts
 */
export async function confirmEmail({ db, limits, onMail }: Account, post: LinkPost): Promise<void> {
  const { locale, token, now } = post;
  await limits.countAttempt(post.address);
  await db.transaction(async (tx) => {
    const { customerId, email } = await takeLink(tx, token, 'email', now);
    if (email === null) throw linkExpired();
    if (await isTaken(tx, emailKeyOf(email))) throw emailTaken();
    const oldEmail = await replaceEmail(tx, customerId, email, now);
    await recordAccountEvent(tx, { name: 'email_changed', customerId, shopId: marketOf(locale).shopId, now });
    await enqueue(tx, [await emailChangedMail({ locale, email: oldEmail })], now);
  });
  onMail();
}
