import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { CodeRow } from '../../catalogue/rows.ts';
import type { Database } from '../../db/database.ts';
import { conflict } from '../errors.ts';
import { codeUses, orders } from '../schema.ts';
import type { Shopper } from '../shopper.ts';
import { comparableCode } from './code-rules.ts';

const forEveryone = 'once';

/** Who has used it when the code is used; null if it can be used without limit. */
function scopeOf({ use }: Pick<CodeRow, 'use'>, customerId: string | null): string | null {
  if (use === 'unlimited') return null;
  return use === 'once' ? forEveryone : customerId;
}

interface UsedCodes {
  /** Whether a typed code was used by everyone who may use it, or by this customer. */
  readonly has: (typed: string) => boolean;
}

/**
 * Which codes can't be used again.
 * @param exceptOrders uses by these orders do not count: they are of the same cart
 */
export async function readUses(
  db: Pick<Database, 'select'>,
  { shopId, customer }: Pick<Shopper, 'shopId' | 'customer'>,
  typed: readonly string[],
  exceptOrders: readonly number[],
): Promise<UsedCodes> {
  const words = typed.map(comparableCode);
  if (words.length === 0) return { has: () => false };
  const scopes = [forEveryone, ...(customer === null ? [] : [customer.id])];
  const rows = await db
    .select({ word: codeUses.word, orderId: codeUses.orderId })
    .from(codeUses)
    .where(and(eq(codeUses.shopId, shopId), inArray(codeUses.word, words), inArray(codeUses.scope, scopes)));
  const used = new Set(rows.filter(({ orderId }) => !exceptOrders.includes(orderId)).map(({ word }) => word));
  return { has: (each) => used.has(comparableCode(each)) };
}

/** Whether a customer has an order that was not given up. */
export async function hasOrdered(
  db: Pick<Database, 'select'>,
  { customer }: Pick<Shopper, 'customer'>,
  exceptOrders: readonly number[],
): Promise<boolean> {
  if (customer === null) return false;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.customerId, customer.id), eq(orders.email, customer.email.toLowerCase())),
        notInArray(orders.status, ['canceled', 'expired']),
      ),
    );
  return found.some(({ id }) => !exceptOrders.includes(id));
}

/**
 * Records the uses of an order's codes. Of two orders with the same code, the second one waits for the first.
 * @throws HttpError 409 if one was used meanwhile
 */
export async function claimCodes(
  tx: Pick<Database, 'insert'>,
  { shopId, customer }: Pick<Shopper, 'shopId' | 'customer'>,
  codes: readonly { readonly typed: string; readonly row: CodeRow }[],
  orderId: number,
): Promise<void> {
  for (const { typed, row } of codes) {
    const scope = scopeOf(row, customer?.id ?? null);
    if (scope === null) continue;
    const claimed = await tx
      .insert(codeUses)
      .values({ shopId, word: comparableCode(typed), scope, orderId })
      .onConflictDoNothing()
      .returning({ word: codeUses.word });
    if (claimed.length === 0) throw conflict('code_used', `The code ${typed} was used meanwhile.`);
  }
}
