import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, arrayOverlaps, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, resources, type Action } from '../db/schema.ts';
import { referenceText } from '../resources/references.ts';
import type { Resource } from '../resources/resource.ts';
import { checkAuthor, type Author } from './author.ts';
import { checkResource } from './check-resource.ts';
import { resourceOf, rowsOf, stateOf, type Row } from './rows.ts';
import { raiseVersion } from './state.ts';
import { refuse } from './write-error.ts';

/** Refuses a key that another resource has. Also needed for undo: the key of a deleted resource can be reused. */
async function refuseTakenKey(tx: Database, { kind, id, key }: Resource): Promise<void> {
  const [taken] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.key, key), ne(resources.id, id)));
  if (taken) refuse({ kind: 'invalid', fields: { key: `${kind} ${String(taken.id)} already has the key "${key}"` } });
}

interface Change {
  readonly action: Action;
  readonly before: Row | undefined;
  readonly after: Resource | null;
}

/**
 * Checks and stores a change: the row, the entry in the audit log, and the new version.
 * @param tx a transaction that holds the lock of `lockState`
 * @throws WriteRefusedError
 */
export async function applyChange(
  tx: Database,
  author: Author,
  { action, before, after }: Change,
): Promise<{ readonly row: Row | null; readonly version: number }> {
  const old = before ? resourceOf(before) : null;
  const subject = after ?? old;
  if (subject === null) return refuse({ kind: 'missing' });
  checkAuthor(author, old, after);
  if (after) await refuseTakenKey(tx, after);
  // The revision of a resource is the version in which it was written, so it is never reused.
  const version = await raiseVersion(tx);
  const row = after && (await checkedRow(tx, author, after, version));
  if (row === null) await remove(tx, subject);
  else
    await tx
      .insert(resources)
      .values(row)
      .onConflictDoUpdate({ target: [resources.kind, resources.id], set: row });
  await tx.insert(auditLog).values({
    version,
    at: new Date(),
    actor: author.name,
    action,
    kind: subject.kind,
    resourceId: subject.id,
    key: subject.key,
    before: stateOf(old),
    after: stateOf(after),
  });
  return { row, version };
}

async function checkedRow(tx: Database, author: Author, resource: Resource, revision: number): Promise<Row> {
  const { problems, ids } = await checkResource(tx, resource);
  if (problems.size > 0) {
    const fields = Object.fromEntries(
      [...problems].map(([path, reason]) => [path === '' ? 'data' : `data.${path}`, reason]),
    );
    return refuse({ kind: 'invalid', fields });
  }
  const written = { revision, updatedAt: new Date(), updatedBy: author.name };
  // The embedded engine blocks the event loop; without these breaks, readers would wait for the whole write.
  await yieldToEventLoop();
  const [row] = await rowsOf(tx, [resource], ids, () => written);
  await yieldToEventLoop();
  return row ?? refuse({ kind: 'missing' });
}

/** Maximum number of resources that a refused deletion lists. */
const maxListed = 10;

/** Deletes a resource. Refuses if another one refers to it. */
async function remove(tx: Database, resource: Resource): Promise<void> {
  const users = await tx
    .select({ kind: resources.kind, key: resources.key })
    .from(resources)
    .where(arrayOverlaps(resources.refs, [referenceText(resource)]))
    .limit(maxListed);
  if (users.length > 0) refuse({ kind: 'in-use', by: users.map(referenceText) });
  await tx.delete(resources).where(and(eq(resources.kind, resource.kind), eq(resources.id, resource.id)));
}
