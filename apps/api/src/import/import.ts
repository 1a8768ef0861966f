import { eq, sql } from 'drizzle-orm';
import type { Content } from '../content/folders.ts';
import { readValidContent } from '../content/read.ts';
import type { Database } from '../db/database.ts';
import { catalogueState } from '../db/schema.ts';
import { contentRows } from './content-rows.ts';
import { contentVersion } from './content-version.ts';
import { searchRows } from './search-rows.ts';
import { writeRows, type Written } from './write-rows.ts';

export interface Imported extends Written {
  readonly version: string;
}

const nothing: Written = { inserted: 0, updated: 0, deleted: 0 };
/** Any number of our own: instances that start together import one after the other. */
const importLock = 4_100_418;
const stateId = 1;

/** Which content the tables hold; null before the first import. */
export const storedVersion = async (db: Database): Promise<string | null> => {
  const [state] = await db
    .select({ version: catalogueState.version })
    .from(catalogueState)
    .where(eq(catalogueState.id, stateId));
  return state?.version ?? null;
};

const storeVersion = async (tx: Database, version: string): Promise<void> => {
  const state = { version, importedAt: new Date() };
  await tx
    .insert(catalogueState)
    .values({ id: stateId, ...state })
    .onConflictDoUpdate({ target: catalogueState.id, set: state });
};

/** Makes the tables hold `content`, whole or not at all. `read` is called only where the version differs. */
const importVersion = (db: Database, version: string, read: () => Content): Promise<Imported> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    if ((await storedVersion(tx)) === version) return { version, ...nothing };
    const content = read();
    const written = await writeRows(tx, [...contentRows(content), ...(await searchRows(tx, content))]);
    await storeVersion(tx, version);
    return { version, ...written };
  });

/** Imports content that is at hand, such as generated one, under a version that names it. */
export const importContent = (db: Database, content: Content, version: string): Promise<Imported> =>
  importVersion(db, version, () => content);

/** Imports a content folder. Throws a ContentError, and changes nothing, where something is wrong in it. */
export const importFolder = (db: Database, folder: string): Promise<Imported> =>
  importVersion(db, contentVersion(folder), () => readValidContent(folder));
