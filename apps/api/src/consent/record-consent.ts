import type { ConsentRecord } from '@veralune/api-client/contract';
import type { Database } from '../db/database.ts';
import { consentRecords } from './schema.ts';

/** How much the clock of a browser may differ from ours. */
const clockToleranceMs = 86_400_000;

/** The time of the browser, by which a repeated post is recognised; ours if the browser's clock is wrong. */
function chosenAt(time: string, now: number): Date {
  const chosen = Date.parse(time);
  return new Date(Math.abs(chosen - now) <= clockToleranceMs ? chosen : now);
}

/** Stores a choice once. */
export async function recordConsent(
  db: Pick<Database, 'insert'>,
  { id, version, time, categories }: ConsentRecord,
  now: number,
): Promise<void> {
  await db
    .insert(consentRecords)
    .values({ id, version, categories, chosenAt: chosenAt(time, now) })
    .onConflictDoNothing();
}
