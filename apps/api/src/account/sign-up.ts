import { randomUUID } from 'node:crypto';
import { signupSchema, validate, type SignupForm } from '@veralune/forms/schemas';
import { languageOf, marketIds, marketOf, type MarketId } from '@veralune/routing';
import { eq, sql } from 'drizzle-orm';
import { requireValid, storableInput } from '../forms/check-form.ts';
import { HttpError } from '../http/http-error.ts';
import { log } from '../log.ts';
import { knownAccountMail, verifyMail } from '../mail/account-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import { emailKeyOf, type Account, type AccountPost, type LinkPost, type Transaction } from './account.ts';
import { checkClient, claimClient } from './clients.ts';
import { recordAccountEvent } from './events.ts';
import { createLink, findLink } from './links.ts';
import { accountExpiry, confirmationMs } from './retention.ts';
import { customers } from './schema.ts';
import { replaceSubscriptions } from './subscriptions.ts';

/** Made once, because that takes longer than checking a form. */
const schemas = Object.fromEntries(marketIds.map((id) => [id, signupSchema(id)])) as Readonly<
  Record<MarketId, ReturnType<typeof signupSchema>>
>;

interface NewCustomer {
  readonly post: AccountPost;
  readonly values: SignupForm;
  readonly passwordHash: string;
}

/**
 * Stores a new customer, or replaces an unconfirmed sign-up.
 * @returns the id; null if the address has a confirmed account, which is not changed
 */
async function storeCustomer(tx: Transaction, customer: NewCustomer): Promise<string | null> {
  const { values, passwordHash } = customer;
  const { locale, now } = customer.post;
  const row = {
    shopId: marketOf(locale).shopId,
    lang: languageOf(locale),
    email: values.email,
    emailKey: emailKeyOf(values.email),
    emailVerifiedAt: null,
    passwordHash,
    civility: values.civility,
    firstname: values.firstname,
    lastname: values.lastname,
    origin: values.origin,
    ...{ phone: '', mobile: '', birthday: null, companyName: '', companySiret: '' },
    ...{ zipcode: '', city: '', country: '', provincial: '' },
    createdAt: new Date(now),
    updatedAt: new Date(now),
    expiresAt: new Date(now + confirmationMs),
  };
  const [stored] = await tx
    .insert(customers)
    .values({ id: randomUUID(), ...row })
    .onConflictDoUpdate({ target: customers.emailKey, set: row, setWhere: sql`${customers.emailVerifiedAt} is null` })
    .returning({ id: customers.id });
  return stored?.id ?? null;
}

async function store(tx: Transaction, { mail }: Account, customer: NewCustomer): Promise<void> {
  const { post, values } = customer;
  const { locale, now } = post;
  const client = {
    shopId: marketOf(locale).shopId,
    number: values.client_number,
    lastname: values.lastname,
    emailKey: emailKeyOf(values.email),
  };
  await checkClient(tx, client, post.isExplicit);
  const to = { locale, email: values.email };
  const customerId = await storeCustomer(tx, customer);
  if (customerId === null) {
    if (post.isExplicit) throw new HttpError(409, 'email_taken', 'An account has this address.');
    await enqueue(tx, [await knownAccountMail(to, mail)], now);
    return;
  }
  await recordAccountEvent(tx, { name: 'signed_up', customerId, shopId: client.shopId, now });
  await claimClient(tx, client, customerId);
  await replaceSubscriptions(tx, customerId, values.newsletter ? ['news'] : [], { shopId: client.shopId, now });
  const expiresAt = new Date(now + confirmationMs);
  const token = await createLink(tx, { customerId, purpose: 'verify', expiresAt });
  await enqueue(tx, [await verifyMail(to, token, mail)], now);
}

/**
 * Makes an account, which can be used once its address is confirmed. The answer is the same for an address that has an
 * account.
 * @throws HttpError 422 with a code for each field; 409 only with explicit errors; TooManyPosts
 */
export async function signUp(account: Account, post: AccountPost): Promise<void> {
  const { db, limits, passwords, countMail, onMail } = account;
  await limits.countAttempt(post.address);
  // A hidden field that only robots fill in. They get the answer of a success.
  if (typeof post.body['website'] === 'string' && post.body['website'] !== '') return;
  const values = requireValid(validate(schemas[marketOf(post.locale).id], storableInput(post.body)));
  const passwordHash = await passwords.hash(values.password);
  await db.transaction(async (tx) => {
    await countMail(tx, values.email);
    await store(tx, account, { post, values, passwordHash });
  });
  log('info', 'Someone signed up.', { shopId: marketOf(post.locale).shopId });
  onMail();
}

/**
 * Confirms the address of a new account. Can be repeated while the link is valid.
 * @throws HttpError 410, TooManyPosts
 */
export async function verifyEmail({ db, limits }: Account, { locale, token, address, now }: LinkPost): Promise<void> {
  await limits.countAttempt(address);
  const { customerId } = await findLink(db, token, 'verify', now);
  await db.transaction(async (tx) => {
    await tx
      .update(customers)
      .set({
        emailVerifiedAt: sql`coalesce(${customers.emailVerifiedAt}, ${new Date(now).toISOString()}::timestamptz)`,
        expiresAt: accountExpiry(now),
      })
      .where(eq(customers.id, customerId));
    await recordAccountEvent(tx, { name: 'email_verified', customerId, shopId: marketOf(locale).shopId, now });
  });
}
