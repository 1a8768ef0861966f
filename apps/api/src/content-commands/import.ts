import { and, eq } from 'drizzle-orm';
import type { Content } from '../content/folders.ts';
import type { Database } from '../db/database.ts';
import { lockImports } from '../db/lock-imports.ts';
import { auditLog, resources } from '../db/schema.ts';
import { Ids } from '../models/ids.ts';
import { resourcesOf } from '../resources/from-content.ts';
import { insertRows, rowsOf, stateOf } from '../store/rows.ts';
import { gatherStatistics, seedActor } from '../store/seed.ts';
import { lockState, raiseVersion } from '../store/state.ts';
import { differencesOf, type Difference } from './compare.ts';
import { readResources } from './read-resources.ts';
import { withStoredIds } from './stored-ids.ts';

async function apply(tx: Database, version: number, { before, after }: Difference, ids: Ids): Promise<void> {
  const subject = after ?? before;
  if (subject === null) return;
  if (before) await tx.delete(resources).where(and(eq(resources.kind, before.kind), eq(resources.id, before.id)));
  const at = new Date();
  if (after) {
    const written = { revision: version, updatedAt: at, updatedBy: seedActor };
    await insertRows(tx, await rowsOf(tx, [after], ids, () => written));
  }
  await tx.insert(auditLog).values({
    version,
    at,
    actor: seedActor,
    action: 'import',
    kind: subject.kind,
    resourceId: subject.id,
    key: subject.key,
    before: stateOf(before),
    after: stateOf(after),
  });
}

/** A new resource can have the id of a deleted one, so deletions must come first. */
function deletionsFirst(left: Difference, right: Difference): number {
  return Number(right.kind === 'delete') - Number(left.kind === 'delete');
}

/**
 * Makes the database equal to a content folder, in one transaction. This overwrites later edits of editors. Each
 * difference becomes a change with an entry in the audit log, and `undo` can reverse it.
 * @param content valid content
 */
export function importContent(db: Database, content: Content): Promise<Difference[]> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    await lockState(tx);
    const stored = await readResources(tx);
    const wanted = withStoredIds(stored, resourcesOf(content));
    const differences = differencesOf(stored, wanted);
    if (differences.length === 0) return [];
    const version = await raiseVersion(tx);
    const ids = new Ids();
    for (const { kind, key, id } of wanted) ids.add({ kind, key }, id);
    for (const difference of differences.toSorted(deletionsFirst)) await apply(tx, version, difference, ids);
    await gatherStatistics(tx);
    return differences;
  });
}
