import { eq, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, pointsOfSale, type Action } from '../db/schema.ts';
import { pointOfSaleKind } from '../resources/kinds.ts';
import { checkPermission, type Author } from '../store/author.ts';
import { lastEdit } from '../store/last-edit.ts';
import { raiseVersion } from '../store/state.ts';
import { invalidFields, refuse } from '../store/write-error.ts';
import { inWriteTransaction, type TransactionResult } from '../store/write-transaction.ts';
import { pointOfSaleBody, type PointOfSaleBody } from './point-of-sale.ts';
import { contentOf, rowOf, stateOf, type PointOfSaleRow } from './rows.ts';

/** The row after the write; null after a deletion. */
export type PointOfSaleResult = TransactionResult<{ readonly row: PointOfSaleRow | null }>;

interface Change {
  readonly action: Action;
  readonly id: number;
  readonly before: PointOfSaleRow | undefined;
  readonly after: PointOfSaleBody | null;
}

async function stored(tx: Database, id: number): Promise<PointOfSaleRow | undefined> {
  const [row] = await tx.select().from(pointsOfSale).where(eq(pointsOfSale.id, id));
  return row;
}

function parseBody(body: unknown): PointOfSaleBody {
  const parsed = pointOfSaleBody.safeParse(body);
  return parsed.success ? parsed.data : refuse({ kind: 'invalid', fields: invalidFields(parsed.error) });
}

/** Stores a change: the row, the entry in the audit log, and the new version, because the ETags of answers contain it. */
async function apply(tx: Database, author: Author, { action, id, before, after }: Change) {
  const markets = new Set([before, after].flatMap((each) => each?.market ?? []));
  if (markets.size === 0) return refuse({ kind: 'missing' });
  checkPermission(author, { markets: [...markets], isPublished: true });
  const revision = await raiseVersion(tx);
  const at = new Date();
  const row = after && rowOf({ id, ...after }, { revision, updatedAt: at, updatedBy: author.name });
  if (row) await tx.insert(pointsOfSale).values(row).onConflictDoUpdate({ target: pointsOfSale.id, set: row });
  else await tx.delete(pointsOfSale).where(eq(pointsOfSale.id, id));
  await tx.insert(auditLog).values({
    ...{ version: revision, at, actor: author.name, action },
    ...{ kind: pointOfSaleKind, resourceId: id, key: String(id) },
    before: stateOf(before ? contentOf(before) : null),
    after: stateOf(row && contentOf(row)),
  });
  return { row };
}

/** An id that no pharmacy has had: favourites keep the ids of deleted ones. */
async function freeId(tx: Database): Promise<number> {
  const [current] = await tx.select({ last: max(pointsOfSale.id) }).from(pointsOfSale);
  const [known] = await tx
    .select({ last: max(auditLog.resourceId) })
    .from(auditLog)
    .where(eq(auditLog.kind, pointOfSaleKind));
  return Math.max(current?.last ?? 0, known?.last ?? 0) + 1;
}

/** Creates a pharmacy. @param given its id; undefined: the next free one */
export function createPointOfSale(
  db: Database,
  author: Author,
  { id: given, body }: { readonly id: number | undefined; readonly body: unknown },
): Promise<PointOfSaleResult> {
  return inWriteTransaction(db, async (tx) => {
    const after = parseBody(body);
    const id = given ?? (await freeId(tx));
    if (await stored(tx, id))
      refuse({ kind: 'invalid', fields: { id: `${pointOfSaleKind} ${String(id)} already exists` } });
    return apply(tx, author, { action: 'create', id, before: undefined, after });
  });
}

/** The row that an author has read. Refuses if it is gone, or was changed since. */
async function readRevision(tx: Database, id: number, revision: number): Promise<PointOfSaleRow> {
  const row = (await stored(tx, id)) ?? refuse({ kind: 'missing' });
  return row.revision === revision ? row : refuse({ kind: 'outdated', revision: row.revision });
}

/**
 * Replaces an existing pharmacy.
 * @param revision the one that the author read; the write is refused if it is no longer the stored one
 */
export function replacePointOfSale(
  db: Database,
  author: Author,
  { id, body }: { readonly id: number; readonly body: unknown },
  revision: number,
): Promise<PointOfSaleResult> {
  return inWriteTransaction(db, async (tx) => {
    const before = await readRevision(tx, id, revision);
    return apply(tx, author, { action: 'update', id, before, after: parseBody(body) });
  });
}

/** Deletes a pharmacy; `revision` as in `replacePointOfSale`. Favourites and orders keep what they have of it. */
export function deletePointOfSale(
  db: Database,
  author: Author,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<PointOfSaleResult> {
  return inWriteTransaction(db, async (tx) => {
    const before = await readRevision(tx, id, revision);
    return apply(tx, author, { action: 'delete', id, before, after: null });
  });
}

/** Undoes the last change of a pharmacy, including a deletion. A second undo restores the change. */
export function undoPointOfSale(db: Database, author: Author, id: number): Promise<PointOfSaleResult> {
  return inWriteTransaction(db, async (tx) => {
    const entry = (await lastEdit(tx, pointOfSaleKind, id)) ?? refuse({ kind: 'nothing-to-undo' });
    const state = entry.before as { readonly body: unknown } | null;
    const after = state && parseBody(state.body);
    return apply(tx, author, { action: 'undo', id, before: await stored(tx, id), after });
  });
}
