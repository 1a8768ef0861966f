import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The catalogue's database, whichever engine runs it: the same queries go to both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Rows of a statement that the query builder can't say. The caller knows their shape. */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
