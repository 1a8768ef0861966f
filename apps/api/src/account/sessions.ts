import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accountExpiry, sessionMs } from './retention.ts';
import { customers, customerSessions } from './schema.ts';
import type { Transaction } from './account.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';
import { hashOfToken, newToken } from './tokens.ts';

const dayMs = 86_400_000;

export interface FoundSession {
  readonly customer: SignedInCustomer;
  /** Whether the session now ends later, so that its cookie must be set again. */
  readonly isProlonged: boolean;
}

export interface Sessions {
  /** The session of a token; null if it is unknown or has ended. */
  readonly find: (token: string, now: number) => Promise<FoundSession | null>;
}

const customerColumns = {
  id: customers.id,
  email: customers.email,
  civility: customers.civility,
  firstname: customers.firstname,
  lastname: customers.lastname,
  shopId: customers.shopId,
  lang: customers.lang,
} as const;

async function prolong(db: Database, hash: string, customerId: string, now: number): Promise<void> {
  const expiresAt = new Date(now + sessionMs);
  await db
    .update(customerSessions)
    .set({ prolongedAt: new Date(now), expiresAt })
    .where(eq(customerSessions.hash, hash));
  await db
    .update(customers)
    .set({ expiresAt: accountExpiry(now) })
    .where(eq(customers.id, customerId));
}

/** Sessions last 30 days from the last visit. A visit prolongs a session once a day, not with each request. */
export function sessionsIn(db: Database): Sessions {
  return {
    find: async (token, now) => {
      const hash = hashOfToken(token);
      const [found] = await db
        .select({ customer: customerColumns, prolongedAt: customerSessions.prolongedAt })
        .from(customerSessions)
        .innerJoin(customers, eq(customers.id, customerSessions.customerId))
        .where(and(eq(customerSessions.hash, hash), gt(customerSessions.expiresAt, new Date(now))));
      if (found === undefined) return null;
      const isProlonged = found.prolongedAt.getTime() + dayMs <= now;
      if (isProlonged) await prolong(db, hash, found.customer.id, now);
      return { customer: found.customer, isProlonged };
    },
  };
}

/** A new session. The token of an earlier one is never taken over, so it cannot be fixed before the sign-in. */
export async function startSession(tx: Transaction, customerId: string, now: number): Promise<string> {
  const token = newToken();
  await tx.insert(customerSessions).values({
    hash: hashOfToken(token),
    customerId,
    createdAt: new Date(now),
    prolongedAt: new Date(now),
    expiresAt: new Date(now + sessionMs),
  });
  return token;
}

/** @returns whose session it was; null if the token is unknown */
export async function endSession(tx: Transaction, token: string): Promise<string | null> {
  const [ended] = await tx
    .delete(customerSessions)
    .where(eq(customerSessions.hash, hashOfToken(token)))
    .returning({ customerId: customerSessions.customerId });
  return ended?.customerId ?? null;
}

/** @param except the token of a session that goes on */
export async function endSessionsOf(tx: Transaction, customerId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(customerSessions.hash, hashOfToken(except));
  await tx.delete(customerSessions).where(and(eq(customerSessions.customerId, customerId), others));
}
