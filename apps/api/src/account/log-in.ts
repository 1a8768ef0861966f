import { loginSchema, validate } from '@veralune/forms/schemas';
import { marketOf } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import { requireValid, storableInput } from '../forms/check-form.ts';
import { HttpError } from '../http/http-error.ts';
import { log } from '../log.ts';
import { verifyMail } from '../mail/account-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import { emailKeyOf, type Account, type AccountPost } from './account.ts';
import { recordAccountEvent } from './events.ts';
import { createLink } from './links.ts';
import { accountExpiry, confirmationMs } from './retention.ts';
import { customers } from './schema.ts';
import { endSession, startSession } from './sessions.ts';

const schema = loginSchema();

export interface LoginPost extends AccountPost {
  /** The token of a session that the browser already has. It ends. */
  readonly earlierToken: string | null;
}

export interface StartedSession {
  readonly customerId: string;
  readonly token: string;
}

function refused(isUnknown: boolean): HttpError {
  return isUnknown
    ? new HttpError(401, 'email_not_found', 'No account has this address.')
    : new HttpError(401, 'credentials_invalid', 'The address and the password do not belong together.');
}

/** Only someone who knows the password gets here, so the answer can tell that there is an account. */
async function refuseUnverified(
  { db, mail, countMail, onMail }: Account,
  { locale, now }: AccountPost,
  { id: customerId, email }: { readonly id: string; readonly email: string },
): Promise<HttpError> {
  await db.transaction(async (tx) => {
    await countMail(tx, email);
    const expiresAt = new Date(now + confirmationMs);
    const token = await createLink(tx, { customerId, purpose: 'verify', expiresAt });
    await tx.update(customers).set({ expiresAt }).where(eq(customers.id, customerId));
    await enqueue(tx, [await verifyMail({ locale, email }, token, mail)], now);
  });
  onMail();
  return new HttpError(403, 'email_not_verified', 'The address is not confirmed. The mail was sent again.');
}

/**
 * Checks an address and a password, and starts a session. An unknown address takes as long as a wrong password.
 * @throws HttpError 401 or 403; 422 with a code for each field; TooManyPosts
 */
export async function logIn(account: Account, post: LoginPost): Promise<StartedSession> {
  const { db, limits, passwords } = account;
  const { body, address, earlierToken, isExplicit, now } = post;
  await limits.countAttempt(address);
  const { shopId } = marketOf(post.locale);
  const { email, password } = requireValid(validate(schema, storableInput(body)));
  const key = emailKeyOf(email);
  await limits.countPassword(key);
  const [found] = await db.select().from(customers).where(eq(customers.emailKey, key));
  const isRight = await passwords.matches(password, found?.passwordHash);
  if (found === undefined || !isRight) {
    await limits.passwordFailed(key);
    if (found !== undefined)
      await recordAccountEvent(db, { name: 'sign_in_refused', customerId: found.id, shopId, now });
    throw refused(isExplicit && found === undefined);
  }
  await limits.passwordAccepted(key);
  if (found.emailVerifiedAt === null) throw await refuseUnverified(account, post, found);
  const token = await db.transaction(async (tx) => {
    if (earlierToken !== null) await endSession(tx, earlierToken);
    await tx
      .update(customers)
      .set({ expiresAt: accountExpiry(now) })
      .where(eq(customers.id, found.id));
    await recordAccountEvent(tx, { name: 'signed_in', customerId: found.id, shopId, now });
    return startSession(tx, found.id, now);
  });
  log('info', 'A customer signed in.', { shopId: found.shopId });
  return { customerId: found.id, token };
}
