import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { roles } from '../db/schema.ts';
import { createToken, listTokens, revokeToken, type TokenRow } from '../store/tokens.ts';
import { tableText } from './table.ts';
import { UsageError } from './usage-error.ts';

const dayMs = 86_400_000;
const maxDays = 400;

const options = z.object({
  name: z.string().trim().min(1).max(100),
  role: z.enum(roles),
  markets: z
    .string()
    .transform((text) => (text === 'all' ? [...marketIds] : text.split(',')))
    .pipe(z.array(z.enum(marketIds)).min(1)),
  days: z.coerce.number().int().min(1).max(maxDays),
});

const usage =
  'npm run office -- token --name "Anna Peeters" --role editor|publisher|admin --markets be,ch|all [--days 90]';

/** Creates a token. The secret is in the returned text only: it can't be shown again. */
export async function makeToken(db: Database, given: Readonly<Record<string, string | undefined>>): Promise<string> {
  const parsed = options.safeParse({ days: '90', ...given });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UsageError(`--${String(issue?.path[0])}: ${issue?.message ?? 'is wrong'}.\n${usage}`);
  }
  const { days, ...token } = parsed.data;
  const expiresAt = new Date(Date.now() + days * dayMs);
  const { id, secret } = await createToken(db, { ...token, expiresAt });
  return [
    `Token ${String(id)} of ${token.name}, ${token.role} of ${token.markets.join(', ')}, until ${dateText(expiresAt)}:`,
    '',
    `  ${secret}`,
    '',
    'Save it now: only its hash is stored. Send it as "Authorization: Bearer <token>".',
  ].join('\n');
}

function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function stateOf({ revokedAt, expiresAt }: TokenRow): string {
  if (revokedAt) return `revoked ${dateText(revokedAt)}`;
  return expiresAt.getTime() < Date.now() ? `expired ${dateText(expiresAt)}` : `until ${dateText(expiresAt)}`;
}

function marketsText(ids: readonly MarketId[]): string {
  return ids.length === marketIds.length ? 'all' : ids.join(',');
}

const columns = ['id', 'name', 'role', 'markets', 'valid', 'last used'] as const;

/** A table of all tokens, one per line. */
export async function showTokens(db: Database): Promise<string> {
  const rows = (await listTokens(db)).map((token) => [
    String(token.id),
    token.name,
    token.role,
    marketsText(token.markets),
    stateOf(token),
    token.lastUsedAt ? dateText(token.lastUsedAt) : 'never',
  ]);
  if (rows.length === 0) return `There is no token yet. Create one: ${usage}`;
  return tableText([[...columns], ...rows]);
}

export async function revoke(db: Database, id: string | undefined): Promise<string> {
  const number = Number(id);
  if (!Number.isInteger(number))
    throw new UsageError('npm run office -- revoke <id>; `npm run office -- list` shows ids.');
  if (!(await revokeToken(db, number)))
    throw new UsageError(`There is no token ${String(id)}, or it is already revoked.`);
  return `Token ${String(id)} is revoked.`;
}
