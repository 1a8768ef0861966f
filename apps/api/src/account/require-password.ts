import { eq } from 'drizzle-orm';
import { HttpError } from '../http/http-error.ts';
import { emailKeyOf, type Account } from './account.ts';
import { customers } from './schema.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

/**
 * Checks the password of a customer who is signed in, before something that can not be undone. Wrong ones count like those
 * of a sign-in.
 * @throws HttpError 403, TooManyPosts
 */
export async function requirePassword(
  { db, limits, passwords }: Pick<Account, 'db' | 'limits' | 'passwords'>,
  { id, email }: SignedInCustomer,
  password: string,
): Promise<void> {
  const key = emailKeyOf(email);
  await limits.countPassword(key);
  const [found] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, id));
  if (!(await passwords.matches(password, found?.hash))) {
    await limits.passwordFailed(key);
    throw new HttpError(403, 'password_wrong', 'The current password is another one.');
  }
  await limits.passwordAccepted(key);
}
