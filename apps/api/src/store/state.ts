import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { catalogueState } from '../db/schema.ts';

const stateId = 1;

export interface State {
  readonly version: number;
  readonly format: string;
  readonly seededAt: Date | null;
  readonly turnedAt: Date | null;
}

/** State of the catalogue; null before the first start. */
export async function readState(db: Database): Promise<State | null> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.id, stateId));
  return state ?? null;
}

/** The version of the catalogue; 0 for an empty database. */
export async function storedVersion(db: Database): Promise<number> {
  return (await readState(db))?.version ?? 0;
}

async function selectForUpdate(tx: Database): Promise<State | undefined> {
  const [state] = await tx.select().from(catalogueState).where(eq(catalogueState.id, stateId)).for('update');
  return state;
}

/**
 * Locks the state until the transaction ends, and returns it. Only one writer runs at a time: versions are committed in
 * order, and the checks of a writer stay valid.
 */
export async function lockState(tx: Database): Promise<State> {
  const known = await selectForUpdate(tx);
  if (known !== undefined) return known;
  await tx.insert(catalogueState).values({ id: stateId, version: 0, format: '' }).onConflictDoNothing();
  const state = await selectForUpdate(tx);
  if (state === undefined) throw new Error('The catalogue has no state');
  return state;
}

/** Channel on which PostgreSQL notifies every instance of a new version when the transaction commits. */
export const versionChannel = 'veralune_catalogue';

/** Increments the version. The transaction must hold the lock of `lockState`. */
export async function raiseVersion(
  tx: Database,
  changes: Partial<Pick<State, 'format' | 'seededAt' | 'turnedAt'>> = {},
): Promise<number> {
  const [state] = await tx
    .update(catalogueState)
    .set({ version: sql`${catalogueState.version} + 1`, ...changes })
    .where(eq(catalogueState.id, stateId))
    .returning({ version: catalogueState.version });
  if (state === undefined) throw new Error('The catalogue has no state');
  await tx.execute(sql`select pg_notify(${versionChannel}, ${String(state.version)})`);
  return state.version;
}
