import type { Database } from '../db/database.ts';
import { lockState } from './state.ts';
import { WriteRefusedError, type WriteRefusal } from './write-error.ts';

/** What a write did, or why it was refused. */
export type TransactionResult<Done extends object> =
  ({ readonly ok: true } & Done) | { readonly ok: false; readonly refusal: WriteRefusal };

/** Runs a write in one transaction, with the lock. A refusal rolls it back and is returned as a value. */
export async function inWriteTransaction<Done extends object>(
  db: Database,
  work: (tx: Database) => Promise<Done>,
): Promise<TransactionResult<Done>> {
  try {
    return await db.transaction(async (tx) => {
      await lockState(tx);
      return { ok: true as const, ...(await work(tx)) };
    });
  } catch (thrown) {
    if (thrown instanceof WriteRefusedError) return { ok: false, refusal: thrown.refusal };
    throw thrown;
  }
}
