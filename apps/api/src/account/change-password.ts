import { forgotPasswordSchema, passwordChangeSchema, passwordResetSchema, validate } from '@veralune/forms/schemas';
import { marketOf } from '@veralune/routing';
import { eq, sql } from 'drizzle-orm';
import { requireValid, storableInput } from '../forms/check-form.ts';
import { HttpError } from '../http/http-error.ts';
import { passwordChangedMail, resetMail, unknownAccountMail } from '../mail/account-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import { emailKeyOf, type Account, type AccountPost, type LinkPost } from './account.ts';
import { recordAccountEvent } from './events.ts';
import { createLink, endLinksOf, findLink, linkExpired, takeLink } from './links.ts';
import { requirePassword } from './require-password.ts';
import { accountExpiry, resetMs } from './retention.ts';
import { customers } from './schema.ts';
import { endSessionsOf, startSession } from './sessions.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

const schemas = { forgot: forgotPasswordSchema(), reset: passwordResetSchema(), change: passwordChangeSchema() };

/**
 * Mails a link for a new password. Someone without an account gets a mail that says so: the answer is the same, and the
 * work behind it takes as long.
 * @throws HttpError 422; 404 only with explicit errors; TooManyPosts
 */
export async function forgotPassword(account: Account, post: AccountPost): Promise<void> {
  const { db, limits, mail, countMail, onMail } = account;
  const { locale, now } = post;
  await limits.countAttempt(post.address);
  const { email } = requireValid(validate(schemas.forgot, storableInput(post.body)));
  await db.transaction(async (tx) => {
    await countMail(tx, email);
    const [found] = await tx
      .select({ id: customers.id, email: customers.email })
      .from(customers)
      .where(eq(customers.emailKey, emailKeyOf(email)));
    if (found === undefined) {
      if (post.isExplicit) throw new HttpError(404, 'email_not_found', 'No account has this address.');
      await enqueue(tx, [await unknownAccountMail({ locale, email }, mail)], now);
      return;
    }
    const { shopId } = marketOf(locale);
    await recordAccountEvent(tx, { name: 'password_reset_requested', customerId: found.id, shopId, now });
    const expiresAt = new Date(now + resetMs);
    const token = await createLink(tx, { customerId: found.id, purpose: 'reset', expiresAt });
    await enqueue(tx, [await resetMail({ locale, email: found.email }, token, mail)], now);
  });
  onMail();
}

/** @throws HttpError 410 if the link can not be used any more; TooManyPosts */
export async function checkResetLink({ db, limits }: Account, { token, address, now }: LinkPost): Promise<void> {
  await limits.countAttempt(address);
  await findLink(db, token, 'reset', now);
}

/**
 * Sets the password of the account whose owner got a link. All sessions and other links end. The link proves the address too.
 * @throws HttpError 422, 410, TooManyPosts
 */
export async function resetPassword(account: Account, post: AccountPost): Promise<void> {
  const { db, limits, mail, passwords, onMail } = account;
  const { locale, now } = post;
  await limits.countAttempt(post.address);
  const { token, password } = requireValid(validate(schemas.reset, storableInput(post.body)));
  // Checked twice: an invented token must not cost a hash, and hashing must not happen in the transaction.
  await findLink(db, token, 'reset', now);
  const passwordHash = await passwords.hash(password);
  const emailKey = await db.transaction(async (tx) => {
    const { customerId } = await takeLink(tx, token, 'reset', now);
    const [changed] = await tx
      .update(customers)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${customers.emailVerifiedAt}, ${new Date(now).toISOString()}::timestamptz)`,
        expiresAt: accountExpiry(now),
        updatedAt: new Date(now),
      })
      .where(eq(customers.id, customerId))
      .returning({ email: customers.email, emailKey: customers.emailKey });
    if (changed === undefined) throw linkExpired();
    await recordAccountEvent(tx, { name: 'password_reset', customerId, shopId: marketOf(locale).shopId, now });
    await endSessionsOf(tx, customerId);
    await endLinksOf(tx, customerId);
    await enqueue(tx, [await passwordChangedMail({ locale, email: changed.email }, mail)], now);
    return changed.emailKey;
  });
  await limits.passwordAccepted(emailKey);
  onMail();
}

/**
 * Changes the password of a customer who knows the current one. All sessions and links end, and a new session starts.
 * @returns the token of the new session
 * @throws HttpError 422, 403, TooManyPosts
 */
export async function changePassword(account: Account, customer: SignedInCustomer, post: AccountPost): Promise<string> {
  const { db, mail, passwords, onMail } = account;
  const { locale, now } = post;
  const values = requireValid(validate(schemas.change, storableInput(post.body)));
  await requirePassword(account, customer, values.current_password);
  const passwordHash = await passwords.hash(values.password);
  const token = await db.transaction(async (tx) => {
    await tx
      .update(customers)
      .set({ passwordHash, updatedAt: new Date(now) })
      .where(eq(customers.id, customer.id));
    const { shopId } = marketOf(locale);
    await recordAccountEvent(tx, { name: 'password_changed', customerId: customer.id, shopId, now });
    await endSessionsOf(tx, customer.id);
    await endLinksOf(tx, customer.id);
    await enqueue(tx, [await passwordChangedMail({ locale, email: customer.email }, mail)], now);
    return startSession(tx, customer.id, now);
  });
  onMail();
  return token;
}
