import { marketIds } from '@veralune/routing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { resources } from '../../src/db/schema.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { replaceResource } from '../../src/store/write-resource.ts';

type Row = typeof resources.$inferSelect;
type Changes = Partial<Pick<Resource, 'publishFrom' | 'publishTo' | 'body'>>;

/** Writes a product with changes, as an editor would. */
export async function writeProduct(db: Database, id: number, changesOf: (row: Row) => Changes): Promise<void> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.kind, 'product'), eq(resources.id, id)));
  if (row === undefined) throw new Error(`There is no product ${String(id)}`);
  const author = { name: 'Test', role: 'admin', markets: marketIds } as const;
  const written = await replaceResource(db, author, { ...row, ...changesOf(row) }, row.revision);
  if (!written.ok) throw new Error(JSON.stringify(written.refusal));
}
