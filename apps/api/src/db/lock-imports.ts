import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Key of the advisory lock of imports. Any number that is not that of the migrations (`open.ts`). */
const importLock = 4_100_418;

/**
 * Waits until no other instance or command imports, and keeps the others waiting until the transaction ends. Must come before
 * other locks of the transaction: editors lock the state too, and never wait for an import that waits itself.
 */
export async function lockImports(tx: Pick<Database, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}
