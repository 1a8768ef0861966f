import type { PgTable } from 'drizzle-orm/pg-core';

/** What a table shall hold, whole. */
export interface TableRows<Table extends PgTable = PgTable> {
  readonly table: Table;
  readonly rows: readonly Table['$inferInsert'][];
}

/** Pairs a table with rows of its type, and forgets the type: the writer treats all tables alike. */
export const tableRows = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): TableRows => ({
  table,
  rows,
});
