import { hash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { keyReused } from '../idempotency/errors.ts';
import type { FormKind } from './reference.ts';
import { postsKeptMs } from './retention.ts';
import { formPosts } from './schema.ts';

/** What identifies a post, so that repeating it has no further effect. */
export interface PostIdentity {
  readonly key: string;
  readonly contentHash: string;
}

interface Post {
  readonly kind: FormKind;
  readonly shopId: number;
  readonly lang: string;
  /** The checked fields, whose order is that of the schema. */
  readonly values: unknown;
  readonly idempotencyKey: string | undefined;
}

/** The key of the client or, without one, the content. */
export function identityOf({ kind, shopId, lang, values, idempotencyKey }: Post): PostIdentity {
  const contentHash = hash('sha256', JSON.stringify([kind, shopId, lang, values]));
  const key = idempotencyKey === undefined ? `content:${contentHash}` : `key:${idempotencyKey}`;
  return { key: `${kind}:${String(shopId)}:${key}`, contentHash };
}

type Reader = Pick<Database, 'select'>;

/**
 * The reference that an earlier post with the same identity got; null if there is none within 24 hours.
 * @throws HttpError 422 if the key was used with other content
 */
export async function findPost(db: Reader, identity: PostIdentity, now: number): Promise<string | null> {
  const [known] = await db
    .select()
    .from(formPosts)
    .where(and(eq(formPosts.key, identity.key), gt(formPosts.expiresAt, new Date(now))));
  if (known === undefined) return null;
  if (known.contentHash !== identity.contentHash) throw keyReused();
  return known.reference;
}

/**
 * Stores the identity of a post. A second transaction with the same one waits for the first.
 * @returns false if an earlier post has it
 */
export async function claimPost(
  tx: Pick<Database, 'insert'>,
  identity: PostIdentity,
  { reference, now }: { readonly reference: string; readonly now: number },
): Promise<boolean> {
  const row = { ...identity, reference, expiresAt: new Date(now + postsKeptMs) };
  const claimed = await tx
    .insert(formPosts)
    .values(row)
    .onConflictDoUpdate({ target: formPosts.key, set: row, setWhere: lte(formPosts.expiresAt, new Date(now)) })
    .returning({ key: formPosts.key });
  return claimed.length > 0;
}
