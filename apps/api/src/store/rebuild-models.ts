import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lockImports } from '../db/lock-imports.ts';
import { resources, searchWords } from '../db/schema.ts';
import { kinds } from '../resources/kinds.ts';
import { modelFormat } from './format.ts';
import { allIds, resourceOf, rowsOf } from './rows.ts';
import { gatherStatistics } from './seed.ts';
import { lockState, raiseVersion } from './state.ts';

const batch = 250;

/**
 * Rebuilds the derived columns in one transaction if another version of the code made them.
 * @returns whether they were rebuilt
 */
export function rebuildModels(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const state = await lockState(tx);
    const format = modelFormat();
    if (state.seededAt === null || state.format === format) return false;
    await tx.delete(searchWords);
    const ids = await allIds(tx);
    for (const kind of kinds) {
      let last = 0;
      for (;;) {
        const stored = await tx
          .select()
          .from(resources)
          .where(and(eq(resources.kind, kind), gt(resources.id, last)))
          .orderBy(asc(resources.id))
          .limit(batch);
        if (stored.length === 0) break;
        const kept = new Map(stored.map((row) => [row.id, row]));
        const rows = await rowsOf(tx, stored.map(resourceOf), ids, ({ id }) => {
          const { revision = 1, updatedAt = new Date(), updatedBy = '' } = kept.get(id) ?? {};
          return { revision, updatedAt, updatedBy };
        });
        for (const { id, ...row } of rows) {
          await tx
            .update(resources)
            .set(row)
            .where(and(eq(resources.kind, kind), eq(resources.id, id)));
        }
        last = stored.at(-1)?.id ?? last;
      }
    }
    await gatherStatistics(tx);
    await raiseVersion(tx, { format });
    return true;
  });
}
