import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Transaction } from './account.ts';
import { customerTokens, type CustomerTokenPurpose } from './schema.ts';
import { hashOfToken, newToken } from './tokens.ts';

export interface Link {
  readonly customerId: string;
  readonly purpose: CustomerTokenPurpose;
  /** The new address, for the purpose `email`. */
  readonly email?: string;
  readonly expiresAt: Date;
}

/** The token of a new link. Earlier links for the same purpose stop working. */
export async function createLink(tx: Pick<Database, 'insert'>, link: Link): Promise<string> {
  const token = newToken();
  const row = { ...link, email: link.email ?? null, hash: hashOfToken(token) };
  await tx
    .insert(customerTokens)
    .values(row)
    .onConflictDoUpdate({ target: [customerTokens.customerId, customerTokens.purpose], set: row });
  return token;
}

export function linkExpired(): HttpError {
  return new HttpError(410, 'link_expired', 'The link was used, replaced by a newer one, or has expired.');
}

function isValid(token: string, purpose: CustomerTokenPurpose, now: number) {
  return and(
    eq(customerTokens.hash, hashOfToken(token)),
    eq(customerTokens.purpose, purpose),
    gt(customerTokens.expiresAt, new Date(now)),
  );
}

/** Ends all links of an account: those in mails to an old address, and what someone with the old password asked for. */
export async function endLinksOf(tx: Pick<Database, 'delete'>, customerId: string): Promise<void> {
  await tx.delete(customerTokens).where(eq(customerTokens.customerId, customerId));
}

/** @throws HttpError 410 */
export async function findLink(
  db: Pick<Database, 'select'>,
  token: string,
  purpose: CustomerTokenPurpose,
  now: number,
): Promise<typeof customerTokens.$inferSelect> {
  const [found] = await db
    .select()
    .from(customerTokens)
    .where(isValid(token, purpose, now));
  if (found === undefined) throw linkExpired();
  return found;
}

/**
 * Uses a link, which stops working. Of two requests with the same token, one gets it.
 * @throws HttpError 410
 */
export async function takeLink(
  tx: Transaction,
  token: string,
  purpose: CustomerTokenPurpose,
  now: number,
): Promise<typeof customerTokens.$inferSelect> {
  const [taken] = await tx
    .delete(customerTokens)
    .where(isValid(token, purpose, now))
    .returning();
  if (taken === undefined) throw linkExpired();
  return taken;
}
