import { and, eq, ne } from 'drizzle-orm';
import { invalidForm } from '../forms/check-form.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from './account.ts';
import { clients, customers } from './schema.ts';

export interface ClientClaim {
  readonly shopId: number;
  /** Empty if the person gives none. */
  readonly number: string;
  readonly lastname: string;
  /** The account that claims the number. */
  readonly emailKey: string;
}

const names = new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: true });

/** Accents, capitals, spaces and hyphens do not matter. */
function isSameName(left: string, right: string): boolean {
  return names.compare(left.replaceAll(' ', ''), right.replaceAll(' ', '')) === 0;
}

/**
 * Checks that a client number belongs to the name, and to no other confirmed account. Why it does not is told only with
 * explicit errors, because it would tell strangers who is a client.
 * @throws HttpError 422
 */
export async function checkClient(
  db: Pick<Database, 'select'>,
  { shopId, number, lastname, emailKey }: ClientClaim,
  isExplicit: boolean,
): Promise<void> {
  if (number === '') return;
  const [found] = await db
    .select({ lastname: clients.lastname, verifiedAt: customers.emailVerifiedAt, emailKey: customers.emailKey })
    .from(clients)
    .leftJoin(customers, eq(customers.id, clients.customerId))
    .where(and(eq(clients.shopId, shopId), eq(clients.number, number)));
  const isTaken = found !== undefined && found.verifiedAt !== null && found.emailKey !== emailKey;
  const hasName = found !== undefined && isSameName(found.lastname, lastname);
  if (hasName && !isTaken) return;
  const code = found === undefined ? 'client_unknown' : hasName ? 'client_taken' : 'client_name';
  throw invalidForm([{ field: 'client_number', code: isExplicit ? code : 'client_unknown' }]);
}

/** Connects a number to an account, instead of any other number. Must be checked before. */
export async function claimClient(
  tx: Transaction,
  { shopId, number }: Pick<ClientClaim, 'shopId' | 'number'>,
  customerId: string,
): Promise<void> {
  const isOther = ne(clients.number, number);
  await tx
    .update(clients)
    .set({ customerId: null })
    .where(and(eq(clients.customerId, customerId), isOther));
  if (number === '') return;
  await tx
    .update(clients)
    .set({ customerId })
    .where(and(eq(clients.shopId, shopId), eq(clients.number, number)));
}

/** The client number of an account; empty if it has none. */
export async function clientNumberOf(db: Pick<Database, 'select'>, customerId: string): Promise<string> {
  const [found] = await db.select({ number: clients.number }).from(clients).where(eq(clients.customerId, customerId));
  return found?.number ?? '';
}
