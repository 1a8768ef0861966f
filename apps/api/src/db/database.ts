import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The catalogue's database. The same queries work on PostgreSQL and PGlite. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs a statement that the query builder cannot express. The caller is responsible for the row type. */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
