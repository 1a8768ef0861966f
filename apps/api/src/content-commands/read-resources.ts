import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import type { Resource } from '../resources/resource.ts';
import { resourceColumns, resourceOf } from '../store/rows.ts';

/** All resources, ordered by kind and id. */
export async function readResources(db: Database): Promise<Resource[]> {
  const rows = await db.select(resourceColumns).from(resources).orderBy(asc(resources.kind), asc(resources.id));
  return rows.map(resourceOf);
}
