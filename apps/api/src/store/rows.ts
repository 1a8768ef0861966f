import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { Ids } from '../models/ids.ts';
import { modelOf } from '../models/model-of.ts';
import { addressesOf } from '../resources/addresses.ts';
import { referencesOf, referenceText } from '../resources/references.ts';
import type { Resource } from '../resources/resource.ts';
import { longTextsOf } from './long-text-columns.ts';
import { searchTermsOf } from '../search/search-texts.ts';
import { WordStore } from '../search/word-store.ts';

export type Row = typeof resources.$inferSelect;

/** The resource of a row. Its body was checked when it was written. */
export function resourceOf({ kind, id, key, status, publishFrom, publishTo, body }: ResourceColumns): Resource {
  return { kind, id, key, status, publishFrom, publishTo, body } as Resource;
}

export type ResourceColumns = Pick<Row, 'kind' | 'id' | 'key' | 'status' | 'publishFrom' | 'publishTo' | 'body'>;

export const resourceColumns = {
  kind: resources.kind,
  id: resources.id,
  key: resources.key,
  status: resources.status,
  publishFrom: resources.publishFrom,
  publishTo: resources.publishTo,
  body: resources.body,
} as const;

/** State of a resource in the format of the audit log. */
export function stateOf(resource: Resource | null): object | null {
  return (
    resource && {
      key: resource.key,
      status: resource.status,
      publish_from: resource.publishFrom,
      publish_to: resource.publishTo,
      body: resource.body,
    }
  );
}

interface Written {
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/**
 * Rows of resources with their derived columns.
 * @param tx a transaction that holds the lock of `lockState`
 * @param ids contains every resource that they refer to
 */
export async function rowsOf(
  tx: Database,
  all: readonly Resource[],
  ids: Ids,
  written: (resource: Resource) => Written,
): Promise<Row[]> {
  const words = new WordStore(tx);
  const terms = all.map(searchTermsOf);
  await words.add(terms.filter((found) => found !== null));
  return all.map((resource, index) => {
    const found = terms[index] ?? null;
    return {
      ...resource,
      ...written(resource),
      model: JSON.stringify(modelOf(resource, ids)),
      words: found && words.pack(found),
      refs: referencesOf(resource).map(referenceText),
      addresses: addressesOf(resource),
      ...longTextsOf(resource),
    };
  });
}

const batch = 250;

export async function insertRows(tx: Database, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch)
    await tx.insert(resources).values(rows.slice(start, start + batch));
}

/** Ids of all resources of the kinds that others can refer to. */
export async function allIds(db: Database): Promise<Ids> {
  const ids = new Ids();
  const rows = await db
    .select({ kind: resources.kind, id: resources.id, key: resources.key })
    .from(resources)
    .where(sql`${resources.kind} not in ('redirection', 'setting', 'menu', 'faq')`);
  for (const { kind, id, key } of rows) ids.add({ kind, key }, id);
  return ids;
}
