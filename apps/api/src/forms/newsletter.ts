import { hash, randomBytes, randomUUID } from 'node:crypto';
import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { MailConfig } from '../mail/config.ts';
import type { FormValues } from '../mail/facts.ts';
import { confirmMail, knownMail, welcomeMail } from '../mail/newsletter-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import { confirmationMs, endOfRetention } from './retention.ts';
import { newsletterSubscriptions as subscriptions, newsletterTokens as tokens, type TokenPurpose } from './schema.ts';

/** Names the text of the consent that the sites show. Must change with that text. */
const consentVersion = '2026-11';

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;
type Subscription = typeof subscriptions.$inferSelect;

interface NewsletterContext {
  readonly mail: MailConfig;
  readonly now: number;
}

export interface SignUp {
  readonly locale: Locale;
  readonly email: string;
  /** The fields besides the address. */
  readonly values: FormValues;
}

function hashOf(token: string): string {
  return hash('sha256', token);
}

function localeOf({ shopId, lang }: Subscription): Locale | undefined {
  return locales.find((locale) => marketOf(locale).shopId === shopId && languageOf(locale) === lang);
}

/** A new token of a subscription. Earlier ones stay valid, because their mails can be opened later. */
async function createToken(tx: Transaction, subscriptionId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await tx.insert(tokens).values({ hash: hashOf(token), subscriptionId, purpose });
  return token;
}

/** Stores a request that is not confirmed; keeps a confirmed subscription as it is. */
async function storeRequest(tx: Transaction, { locale, email, values }: SignUp, now: number): Promise<Subscription> {
  const key = { shopId: marketOf(locale).shopId, email: email.toLowerCase() };
  const request = {
    lang: languageOf(locale),
    state: 'pending',
    values,
    consentVersion,
    requestedAt: new Date(now),
    unsubscribedAt: null,
    expiresAt: new Date(now + confirmationMs),
  } as const;
  const [pending] = await tx
    .insert(subscriptions)
    .values({ id: randomUUID(), ...key, ...request })
    .onConflictDoUpdate({
      target: [subscriptions.shopId, subscriptions.email],
      set: request,
      setWhere: sql`${subscriptions.state} <> 'confirmed'`,
    })
    .returning();
  if (pending !== undefined) return pending;
  const [confirmed] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.shopId, key.shopId), eq(subscriptions.email, key.email)));
  if (confirmed === undefined) throw new Error('A subscription was deleted while it was requested again.');
  return confirmed;
}

/** Stores a sign-up, and the mail that asks for its confirmation. */
export async function requestSubscription(
  tx: Transaction,
  signUp: SignUp,
  { mail, now }: NewsletterContext,
): Promise<void> {
  const { id, state } = await storeRequest(tx, signUp, now);
  const unsubscribeToken = await createToken(tx, id, 'unsubscribe');
  const to = { locale: signUp.locale, email: signUp.email, unsubscribeToken };
  const sent =
    state === 'confirmed' ? knownMail(to, mail) : confirmMail(to, await createToken(tx, id, 'confirm'), mail);
  await enqueue(tx, [await sent], now);
}

async function findByToken(tx: Transaction, token: string, purpose: TokenPurpose, now: number) {
  const [found] = await tx
    .select({ subscription: subscriptions })
    .from(tokens)
    .innerJoin(subscriptions, eq(tokens.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(tokens.hash, hashOf(token)),
        eq(tokens.purpose, purpose),
        or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, new Date(now))),
      ),
    );
  return found?.subscription;
}

/**
 * Confirms a subscription and welcomes the person. Does nothing if it is already confirmed.
 * @returns false if the token is unknown or expired
 */
export async function confirmSubscription(
  tx: Transaction,
  token: string,
  { mail, now }: NewsletterContext,
): Promise<boolean> {
  const subscription = await findByToken(tx, token, 'confirm', now);
  const locale = subscription && localeOf(subscription);
  if (subscription === undefined || locale === undefined) return false;
  const { id, email } = subscription;
  const confirmed = await tx
    .update(subscriptions)
    .set({ state: 'confirmed', confirmedAt: new Date(now), expiresAt: null })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending')))
    .returning({ id: subscriptions.id });
  if (confirmed.length === 0) return true;
  const to = { locale, email, unsubscribeToken: await createToken(tx, id, 'unsubscribe') };
  await enqueue(tx, [await welcomeMail(to, mail)], now);
  return true;
}

/**
 * Ends a subscription, and forgets the fields besides the address. The links of its confirmation mails stop working.
 * @returns false if the token is unknown
 */
export async function endSubscription(tx: Transaction, token: string, now: number): Promise<boolean> {
  const subscription = await findByToken(tx, token, 'unsubscribe', now);
  if (subscription === undefined) return false;
  if (subscription.state === 'unsubscribed') return true;
  await tx.delete(tokens).where(and(eq(tokens.subscriptionId, subscription.id), eq(tokens.purpose, 'confirm')));
  await tx
    .update(subscriptions)
    .set({ state: 'unsubscribed', values: {}, unsubscribedAt: new Date(now), expiresAt: endOfRetention(now) })
    .where(eq(subscriptions.id, subscription.id));
  return true;
}
