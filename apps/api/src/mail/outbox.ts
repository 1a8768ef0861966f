import { randomUUID } from 'node:crypto';
import type { Language } from '@veralune/routing';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { requireMailbox } from './mailbox.ts';
import { mails, type MailKind } from './schema.ts';

/** A complete mail to one recipient. */
export interface Mail {
  readonly kind: MailKind;
  readonly shopId: number;
  readonly lang: Language;
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address of the one-click unsubscription (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The person that the mail is about, who may not be its recipient. */
  readonly personEmail: string;
}

export type StoredMail = typeof mails.$inferSelect;

/** Uses the database's clock, because the clocks of instances can differ. */
function inMilliseconds(milliseconds: number): SQL {
  return sql`now() + make_interval(secs => ${milliseconds / 1_000}::float8)`;
}

/** Stores mails in the transaction of what they are about, so that both are stored or neither. */
export async function enqueue(tx: Pick<Database, 'insert'>, wanted: readonly Mail[], now: number): Promise<void> {
  const rows = wanted.map((mail) => ({
    ...mail,
    recipient: requireMailbox(mail.recipient),
    id: randomUUID(),
    personEmail: mail.personEmail.toLowerCase(),
    createdAt: new Date(now),
    nextAttemptAt: sql`now()`,
  }));
  await tx.insert(mails).values(rows);
}

/**
 * Takes up to `limit` mails that are due, for `leaseMs`. Other instances skip them. If this one is killed, the mails are
 * due again after the lease.
 */
export function claimMails(db: Database, limit: number, leaseMs: number): Promise<StoredMail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.failedAt), lte(mails.nextAttemptAt, sql`now()`)))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: inMilliseconds(leaseMs) })
    .where(inArray(mails.id, due))
    .returning();
}

/** Ends the leases of an earlier process. Only for the embedded database, which no other process can use. */
export async function endLeases(db: Database): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(isNull(mails.failedAt), isNull(mails.lastError)));
}

/** Removes mails that were sent. */
export async function mailsSent(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, [...ids]));
}

/** @param retryMs milliseconds until the next attempt; null to give up */
export async function mailFailed(db: Database, id: string, error: string, retryMs: number | null): Promise<void> {
  await db
    .update(mails)
    .set({
      lastError: error,
      ...(retryMs === null ? { failedAt: sql`now()` } : { nextAttemptAt: inMilliseconds(retryMs) }),
    })
    .where(eq(mails.id, id));
}

/** Unsent mails without their texts, the newest first. */
export function unsentMails(db: Database, shopIds: readonly number[]) {
  const { id, kind, shopId, recipient, createdAt, attempts, nextAttemptAt, lastError, failedAt } = mails;
  return db
    .select({ id, kind, shopId, recipient, createdAt, attempts, nextAttemptAt, lastError, failedAt })
    .from(mails)
    .where(inArray(shopId, [...shopIds]))
    .orderBy(desc(createdAt));
}

/**
 * Makes mails that were given up due again.
 * @param id one of them; undefined for all
 * @returns how many
 */
export async function retryMails(db: Database, shopIds: readonly number[], id?: string): Promise<number> {
  const rows = await db
    .update(mails)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(
      and(
        isNotNull(mails.failedAt),
        inArray(mails.shopId, [...shopIds]),
        id === undefined ? undefined : eq(mails.id, id),
      ),
    )
    .returning({ id: mails.id });
  return rows.length;
}
