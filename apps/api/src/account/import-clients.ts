import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Client } from './clients-file.ts';
import { clients } from './schema.ts';

/** Rows of one statement, whose parameters are limited. */
const batchSize = 5_000;

export interface ClientCounts {
  readonly added: number;
  readonly renamed: number;
  readonly unchanged: number;
}

/** Adds the clients of a shop, and renames known ones. Numbers that are not among them stay, and so do their accounts. */
export async function importClients(
  tx: Pick<Database, 'select' | 'insert'>,
  shopId: number,
  imported: readonly Client[],
): Promise<ClientCounts> {
  const { number, lastname } = clients;
  const known = new Map(
    (await tx.select({ number, lastname }).from(clients).where(eq(clients.shopId, shopId))).map((row) => [
      row.number,
      row.lastname,
    ]),
  );
  const changed = imported.filter((client) => known.get(client.number) !== client.lastname);
  for (let start = 0; start < changed.length; start += batchSize)
    await tx
      .insert(clients)
      .values(changed.slice(start, start + batchSize).map((client) => ({ ...client, shopId })))
      .onConflictDoUpdate({ target: [clients.shopId, number], set: { lastname: sql`excluded.lastname` } });
  const renamed = changed.filter((client) => known.has(client.number)).length;
  return { added: changed.length - renamed, renamed, unchanged: imported.length - changed.length };
}
