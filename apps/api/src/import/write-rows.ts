import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../db/database.ts';
import type { TableRows } from './rows.ts';

export interface Written {
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

const batchRows = 1_000;

const columnsOf = (table: PgTable): string[] => Object.keys(getTableColumns(table)).map(toSnakeCase);

const keysOf = (table: PgTable): string[] => {
  const { primaryKeys, columns } = getTableConfig(table);
  const composite = primaryKeys.flatMap((key) => key.columns);
  return (composite.length > 0 ? composite : columns.filter((column) => column.primary)).map(({ name }) =>
    toSnakeCase(name),
  );
};

const names = (columns: readonly string[], prefix = ''): SQL =>
  sql.raw(columns.map((column) => `${prefix}"${column}"`).join(', '));

const incomingOf = (table: PgTable): SQL => sql.raw(`"incoming_${getTableName(table)}"`);

const snakeRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]));

/** Brings the rows into a temporary twin of the table, so that the database itself can compare. */
const stage = async (tx: Database, { table, rows }: TableRows): Promise<void> => {
  const incoming = incomingOf(table);
  await tx.execute(sql`create temporary table ${incoming} (like ${table}) on commit drop`);
  for (let start = 0; start < rows.length; start += batchRows) {
    const part = JSON.stringify(rows.slice(start, start + batchRows).map(snakeRow));
    await tx.execute(
      sql`insert into ${incoming} select * from jsonb_populate_recordset(null::${incoming}, ${part}::jsonb)`,
    );
  }
  await tx.execute(sql`analyze ${incoming}`);
};

/** Inserts what is new and updates what differs; an equal row is not touched. */
const upsert = async (tx: Database, table: PgTable): Promise<Pick<Written, 'inserted' | 'updated'>> => {
  const columns = columnsOf(table);
  const keys = keysOf(table);
  const values = columns.filter((column) => !keys.includes(column));
  const target = sql.raw(`"${getTableName(table)}"`);
  const onConflict =
    values.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.raw(values.map((column) => `"${column}" = excluded."${column}"`).join(', '))}
            where (${names(values, 'stored.')}) is distinct from (${names(values, 'excluded.')})`;
  const [counts] = await rowsOf<{ inserted: number; updated: number }>(
    tx,
    sql`with written as (
          insert into ${target} as stored (${names(columns)}) select ${names(columns)} from ${incomingOf(table)}
          on conflict (${names(keys)}) ${onConflict}
          returning (xmax = 0) as inserted
        )
        select count(*) filter (where inserted)::int as inserted,
               count(*) filter (where not inserted)::int as updated
        from written`,
  );
  return counts ?? { inserted: 0, updated: 0 };
};

const removeMissing = async (tx: Database, table: PgTable): Promise<number> => {
  const target = sql.raw(`"${getTableName(table)}"`);
  const same = sql.raw(
    keysOf(table)
      .map((key) => `incoming."${key}" = stored."${key}"`)
      .join(' and '),
  );
  const [counts] = await rowsOf<{ deleted: number }>(
    tx,
    sql`with gone as (
          delete from ${target} as stored
          where not exists (select from ${incomingOf(table)} as incoming where ${same}) returning 1
        )
        select count(*)::int as deleted from gone`,
  );
  return counts?.deleted ?? 0;
};

/**
 * Makes each table hold exactly its rows, inside the caller's transaction.
 * `tables` names those that others refer to first.
 */
export const writeRows = async (tx: Database, tables: readonly TableRows[]): Promise<Written> => {
  let inserted = 0;
  let updated = 0;
  let deleted = 0;
  for (const rows of tables) {
    await stage(tx, rows);
    const counts = await upsert(tx, rows.table);
    inserted += counts.inserted;
    updated += counts.updated;
  }
  for (const { table } of tables.toReversed()) deleted += await removeMissing(tx, table);
  return { inserted, updated, deleted };
};
