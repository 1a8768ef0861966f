import { and, asc, gt, isNotNull, lte } from 'drizzle-orm';
import type { VersionChange } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../db/database.ts';
import { actionsWithoutEdit, auditLog } from '../../db/schema.ts';
import { pointOfSaleKind } from '../../resources/kinds.ts';
import type { Resource } from '../../resources/resource.ts';

/** A resource that differs between two versions, with its body in both. */
export interface ChangedEntry {
  readonly kind: Resource['kind'];
  readonly id: number;
  /** Null if the resource did not exist; undefined if the change is not an edit. */
  readonly before: Resource['body'] | null | undefined;
  readonly after: Resource['body'] | null | undefined;
  /** Whether it appeared, disappeared, became new or stopped being new by its dates. */
  readonly turned?: boolean;
  /** Whether another set of its reviews is published. */
  readonly reviewed?: boolean;
}

function bodyOf(state: unknown): Resource['body'] | null {
  return state === null ? null : (state as { body: Resource['body'] }).body;
}

/** The resources that were edited between two versions, that turned by their dates, or whose reviews changed. */
export async function changedEntries(
  db: Database,
  { before, after, changed }: VersionChange & { readonly changed: NonNullable<VersionChange['changed']> },
): Promise<ChangedEntry[]> {
  const rows = await db
    .select({
      kind: auditLog.kind,
      id: auditLog.resourceId,
      before: auditLog.before,
      after: auditLog.after,
      action: auditLog.action,
    })
    .from(auditLog)
    .where(and(gt(auditLog.version, before.version), lte(auditLog.version, after.version), isNotNull(auditLog.kind)))
    .orderBy(asc(auditLog.id));
  const entries = new Map<string, ChangedEntry>();
  for (const { kind, id } of changed)
    entries.set(`${kind}:${String(id)}`, { kind, id, before: undefined, after: undefined });
  for (const row of rows) {
    // No cached page shows pharmacies.
    if (row.kind === null || row.kind === pointOfSaleKind || row.id === null) continue;
    const name = `${row.kind}:${String(row.id)}`;
    const known = entries.get(name);
    const isEdit = !actionsWithoutEdit.some((action) => action === row.action);
    entries.set(name, {
      kind: row.kind,
      id: row.id,
      before: isEdit && known?.before === undefined ? bodyOf(row.before) : known?.before,
      after: isEdit ? bodyOf(row.after) : known?.after,
      turned: row.action === 'turn' || known?.turned === true,
      reviewed: row.action === 'review' || known?.reviewed === true,
    });
  }
  return [...entries.values()];
}
