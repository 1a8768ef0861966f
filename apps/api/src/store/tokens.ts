import { hash, randomBytes } from 'node:crypto';
import { marketIds, type MarketId } from '@veralune/routing';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tokens, type Role } from '../db/schema.ts';
import type { Author } from './author.ts';

/** Prefix of our secrets, so that secret scanners find one that was committed by mistake. */
const prefix = 'vlt_';
const secretBytes = 32;
/** Precision of `lastUsedAt` in milliseconds: not every request writes it. */
const lastUsedPrecisionMs = 3_600_000;

function hashOf(secret: string): string {
  return hash('sha256', secret);
}

export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly markets: readonly MarketId[];
  readonly expiresAt: Date;
}

export interface TokenRow extends NewToken {
  readonly id: number;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** Creates a token. The secret is returned only here: the database stores its hash. */
export async function createToken(
  db: Database,
  token: NewToken,
): Promise<{ readonly id: number; readonly secret: string }> {
  const secret = prefix + randomBytes(secretBytes).toString('base64url');
  const [row] = await db
    .insert(tokens)
    .values({ ...token, markets: [...token.markets], hash: hashOf(secret), createdAt: new Date() })
    .returning({ id: tokens.id });
  if (row === undefined) throw new Error('The token was not stored');
  return { id: row.id, secret };
}

export async function listTokens(db: Database): Promise<TokenRow[]> {
  const rows = await db.select().from(tokens).orderBy(asc(tokens.id));
  return rows.map(({ hash: _, markets, ...row }) => ({ ...row, markets: knownMarkets(markets) }));
}

/** @returns false if the token does not exist or is already revoked */
export async function revokeToken(db: Database, id: number): Promise<boolean> {
  const revoked = await db
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(tokens.id, id), isNull(tokens.revokedAt)))
    .returning({ id: tokens.id });
  return revoked.length > 0;
}

function knownMarkets(names: readonly string[]): MarketId[] {
  return marketIds.filter((market) => names.includes(market));
}

/** The author that a secret belongs to; null if it is unknown, revoked or expired. */
export async function authorOf(db: Database, secret: string): Promise<Author | null> {
  const now = new Date();
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(secret)), isNull(tokens.revokedAt), gt(tokens.expiresAt, now)));
  if (row === undefined) return null;
  const isRecent = row.lastUsedAt !== null && now.getTime() - row.lastUsedAt.getTime() < lastUsedPrecisionMs;
  if (!isRecent) await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.id, row.id));
  return { name: row.name, role: row.role, markets: knownMarkets(row.markets) };
}
