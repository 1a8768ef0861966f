import { asc, max } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { auditLog, resources } from '../../src/db/schema.ts';
import { readState } from '../../src/store/state.ts';

interface State {
  readonly key: string;
  readonly status: string;
  readonly body: unknown;
}
type Entry = typeof auditLog.$inferSelect;
type Row = typeof resources.$inferSelect;

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function faultsOfHistory(name: string, entries: readonly Entry[]): string[] {
  return entries.flatMap((entry, index) =>
    index > 0 && !same(entry.before, entries[index - 1]?.after)
      ? `${name}: entry ${String(entry.id)} does not start with the state of the entry before`
      : [],
  );
}

function faultsOfRow(name: string, last: Entry, row: Row | undefined): string[] {
  const after = last.after as State | null;
  if (after === null) return row === undefined ? [] : [`${name} exists although it was deleted`];
  if (row === undefined) return [`${name} is missing`];
  return [
    ...(row.revision === last.version
      ? []
      : [`${name} has revision ${String(row.revision)}, not ${String(last.version)}`]),
    ...(same(row.body, after.body) && row.status === after.status ? [] : [`${name} is not what was written last`]),
  ];
}

/** Inconsistencies between rows, audit log and version, which a partial write would leave. */
export async function storedFaults(db: Database): Promise<string[]> {
  const rows = new Map((await db.select().from(resources)).map((row) => [`${row.kind}:${String(row.id)}`, row]));
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id));
  const named = entries.filter(({ kind, action }) => kind !== null && action !== 'turn');
  const histories = Map.groupBy(named, ({ kind, resourceId }) => `${String(kind)}:${String(resourceId)}`);
  const state = await readState(db);
  const [last] = await db.select({ version: max(auditLog.version) }).from(auditLog);
  const versions = entries.map(({ version }) => version);
  return [
    ...(state?.version === last?.version ? [] : [`version ${String(state?.version)} has no entry`]),
    ...(new Set(versions).size === versions.length ? [] : ['two entries have one version']),
    ...[...histories].flatMap(([name, history]) => {
      const newest = history.at(-1);
      return [...faultsOfHistory(name, history), ...(newest ? faultsOfRow(name, newest, rows.get(name)) : [])];
    }),
    ...[...rows].flatMap(([name, { revision }]) =>
      revision === 1 || histories.has(name) ? [] : [`${name} has no entry`],
    ),
  ];
}
