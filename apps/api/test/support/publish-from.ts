import { marketIds } from '@veralune/routing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { resources } from '../../src/db/schema.ts';
import { replaceResource } from '../../src/store/write-resource.ts';

/** Publishes a product from an instant on; null for at once. */
export async function publishFrom(db: Database, id: number, from: Date | null): Promise<void> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.kind, 'product'), eq(resources.id, id)));
  if (row === undefined) throw new Error(`There is no product ${String(id)}`);
  const author = { name: 'Test', role: 'admin', markets: marketIds } as const;
  const written = await replaceResource(db, author, { ...row, publishFrom: from, publishTo: null }, row.revision);
  if (!written.ok) throw new Error(JSON.stringify(written.refusal));
}
