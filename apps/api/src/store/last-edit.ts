import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { actionsWithoutEdit, auditLog } from '../db/schema.ts';
import type { RecordKind } from '../resources/kinds.ts';

/** The state before the last edit of a record, in the format of the audit log; undefined if it was never edited. */
export async function lastEdit(
  tx: Database,
  kind: RecordKind,
  id: number,
): Promise<{ readonly before: unknown } | undefined> {
  const [entry] = await tx
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(
      and(eq(auditLog.kind, kind), eq(auditLog.resourceId, id), notInArray(auditLog.action, [...actionsWithoutEdit])),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
}
