import { sql } from 'drizzle-orm';
import type { Content } from '../content/folders.ts';
import { readValidContent } from '../content/read.ts';
import type { Database } from '../db/database.ts';
import { lockImports } from '../db/lock-imports.ts';
import { auditLog } from '../db/schema.ts';
import { Ids } from '../models/ids.ts';
import { resourcesOf } from '../resources/from-content.ts';
import { modelFormat } from './format.ts';
import { insertRows, rowsOf } from './rows.ts';
import { lockState, raiseVersion } from './state.ts';

export const seedActor = 'content';

const chunk = 2_000;

/**
 * Updates the statistics of the query planner. The embedded engine has no autovacuum, and without statistics it sorts the
 * whole table for each batch that is read.
 */
export async function gatherStatistics(tx: Database): Promise<void> {
  await tx.execute(sql`analyze resources, search_words`);
}

function seedWith(db: Database, read: () => Content): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const state = await lockState(tx);
    if (state.seededAt !== null) return null;
    const all = resourcesOf(read());
    const ids = new Ids();
    for (const { kind, id, key } of all) ids.add({ kind, key }, id);
    const at = new Date();
    for (let start = 0; start < all.length; start += chunk) {
      const part = all.slice(start, start + chunk);
      await insertRows(tx, await rowsOf(tx, part, ids, () => ({ revision: 1, updatedAt: at, updatedBy: seedActor })));
    }
    const version = await raiseVersion(tx, { format: modelFormat(), seededAt: at, turnedAt: at });
    await tx.insert(auditLog).values({ version, at, actor: seedActor, action: 'import' });
    await gatherStatistics(tx);
    return all.length;
  });
}

/**
 * Imports the content folder into an empty database in one transaction. A database that was seeded before is not changed.
 * @returns the number of resources; null if the database was seeded before
 * @throws ContentError if the folder has invalid content
 */
export function seed(db: Database, folder: string): Promise<number | null> {
  return seedWith(db, () => readValidContent(folder));
}

/** The same as `seed`, with content in memory, for example generated content. */
export function seedContent(db: Database, content: Content): Promise<number | null> {
  return seedWith(db, () => content);
}
