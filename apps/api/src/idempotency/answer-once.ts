import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { postsKeptMs } from '../forms/retention.ts';
import { keyReused, stillRunning } from './errors.ts';
import { idempotentAnswers } from './schema.ts';
import { seal, unseal } from './seal.ts';

/** Milliseconds after which a first request that has not ended was ended with its process. Queries end earlier. */
const runningMs = 30_000;
/** Milliseconds that a repeated request waits for the first one, and between two looks. */
const [waitMs, lookMs] = [3_000, 50];

const storedAnswer = z.object({ status: z.int(), body: z.string(), cookies: z.array(z.string()) });
/** The JSON of an answer, and its `Set-Cookie` headers. */
export type StoredAnswer = z.output<typeof storedAnswer>;

export interface RepeatableRequest {
  /** A UUID in lower case. */
  readonly key: string;
  /** The customer or, for a guest, the network: a key opens an answer only for its first sender. */
  readonly sender: string;
  /** Everything that the answer depends on. */
  readonly content: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Claim = Pick<typeof idempotentAnswers.$inferSelect, 'keyHash' | 'requestHash' | 'runsUntil'>;

/** Says that the request runs here. Of several at the same time, one succeeds. */
async function claimed(db: Database, claim: Claim, now: number): Promise<boolean> {
  const row = { ...claim, sealed: null, expiresAt: new Date(now + postsKeptMs) };
  const { expiresAt, sealed, runsUntil, requestHash } = idempotentAnswers;
  const isOver = lte(expiresAt, new Date(now));
  const hasFailed = and(isNull(sealed), lte(runsUntil, new Date(now)), eq(requestHash, claim.requestHash));
  const rows = await db
    .insert(idempotentAnswers)
    .values(row)
    .onConflictDoUpdate({ target: idempotentAnswers.keyHash, set: row, setWhere: sql`${isOver} or ${hasFailed}` })
    .returning({ keyHash: idempotentAnswers.keyHash });
  return rows.length > 0;
}

/** A claim that was not taken over by another request meanwhile. */
function isMine({ keyHash, runsUntil }: Claim) {
  return and(
    eq(idempotentAnswers.keyHash, keyHash),
    eq(idempotentAnswers.runsUntil, runsUntil),
    isNull(idempotentAnswers.sealed),
  );
}

/** Runs a claimed request, and stores its answer. An error has changed nothing, so the next request may try again. */
async function run(
  db: Database,
  key: string,
  claim: Claim,
  answer: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  try {
    const given = await answer();
    await db
      .update(idempotentAnswers)
      .set({ sealed: seal(JSON.stringify(given), key) })
      .where(isMine(claim));
    return given;
  } catch (thrown) {
    // The failure is what the client must see, not that of forgetting it.
    await db
      .delete(idempotentAnswers)
      .where(isMine(claim))
      .catch(() => undefined);
    throw thrown;
  }
}

export interface OnceAnswered {
  readonly answer: StoredAnswer;
  /** Whether it is the answer of an earlier request. */
  readonly isRepeated: boolean;
}

/**
 * Answers a request with a key once: the same request again gets the stored answer, also while the first one is running.
 * If a process ends between the change and the storing of the answer, the same key runs again after half a minute.
 * @throws HttpError 422 if the key was used with other content or by another sender, 409 if the first request takes long
 */
export async function answerOnce(
  db: Database,
  { key, sender, content, now }: RepeatableRequest,
  answer: () => Promise<StoredAnswer>,
): Promise<OnceAnswered> {
  const claim: Claim = {
    keyHash: hash('sha256', key),
    requestHash: hash('sha256', JSON.stringify([sender, content])),
    runsUntil: new Date(now + runningMs),
  };
  const end = performance.now() + waitMs;
  do {
    if (await claimed(db, claim, now)) return { answer: await run(db, key, claim, answer), isRepeated: false };
    const [found] = await db.select().from(idempotentAnswers).where(eq(idempotentAnswers.keyHash, claim.keyHash));
    if (found !== undefined && found.requestHash !== claim.requestHash) throw keyReused();
    if (typeof found?.sealed === 'string')
      return { answer: storedAnswer.parse(JSON.parse(unseal(found.sealed, key))), isRepeated: true };
    await pause(lookMs);
  } while (performance.now() < end);
  throw stillRunning();
}
