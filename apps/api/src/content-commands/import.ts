import { and, eq } from 'drizzle-orm';
import type { Content } from '../content/folders.ts';
import type { Database } from '../db/database.ts';
import { auditLog, resources } from '../db/schema.ts';
import { Ids } from '../models/ids.ts';
import { resourcesOf } from '../resources/from-content.ts';
import type { Resource } from '../resources/resource.ts';
import { insertRows, rowsOf, stateOf } from '../store/rows.ts';
import { lockState, raiseVersion } from '../store/state.ts';
import { differencesOf, type Difference } from './compare.ts';
import { readResources } from './read-resources.ts';

/** Keeps the ids that the database gave: references of other systems stay right. */
const withStoredId = ({ before, after }: Difference): Resource | null =>
  after && before ? { ...after, id: before.id } : after;

const apply = async (tx: Database, version: number, difference: Difference, ids: Ids): Promise<void> => {
  const { before } = difference;
  const after = withStoredId(difference);
  const subject = after ?? before;
  if (subject === null) return;
  if (before) await tx.delete(resources).where(and(eq(resources.kind, before.kind), eq(resources.id, before.id)));
  const at = new Date();
  if (after) {
    await insertRows(tx, await rowsOf(tx, [after], ids, () => ({ revision: version, updatedAt: at, updatedBy: 'content' })));
  }
  await tx.insert(auditLog).values({
    version,
    at,
    actor: 'content',
    action: 'import',
    kind: subject.kind,
    resourceId: subject.id,
    key: subject.key,
    before: stateOf(before),
    after: stateOf(after),
  });
};

/**
 * Makes the database hold what a content folder holds, later edits included, in one transaction: each difference becomes
 * a change like an editor's, which the audit log names and `undo` takes back.
 * @param content read and checked as a whole
 */
export const importContent = (db: Database, content: Content): Promise<Difference[]> =>
  db.transaction(async (tx) => {
    await lockState(tx);
    const stored = await readResources(tx);
    const wanted = resourcesOf(content);
    const differences = differencesOf(stored, wanted);
    if (differences.length === 0) return [];
    const version = await raiseVersion(tx, {});
    const storedIds = new Map(stored.map(({ kind, key, id }) => [`${kind}/${key}`, id]));
    const ids = new Ids();
    for (const { kind, key, id } of wanted) ids.add({ kind, key }, storedIds.get(`${kind}/${key}`) ?? id);
    for (const difference of differences) await apply(tx, version, difference, ids);
    return differences;
  });
