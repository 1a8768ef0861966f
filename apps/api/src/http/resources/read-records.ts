import type { ResourceHistory, ResourceList, ResourceRecord } from '@veralune/api-client/contract';
import { and, asc, count, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { auditLog, resources, statuses } from '../../db/schema.ts';
import type { Kind, RecordKind } from '../../resources/kinds.ts';
import { storable } from './input.ts';
import { recordOf } from './record.ts';

const mostPerPage = 100;

/** Query parameters of a list of records. Parameters of the public call, such as `shop_id`, are ignored. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(mostPerPage).default(20),
  status: z.enum(statuses).optional(),
  /** A substring of the key. */
  key: storable.max(200).optional(),
  /** Up to five slugs, separated by commas, of any locale. */
  slugs: storable
    .max(1_000)
    .refine((text) => text.split(',').length <= 5, 'names at most five slugs')
    .optional(),
});
export type ListQuery = z.output<typeof listQuery>;

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Condition: the resource has one of the slugs in any locale. Parent pages are ignored. */
function hasSlug(slugs: string): SQL {
  return sql`exists (
    select from unnest(${resources.addresses}) as address
    where split_part(address, ':', 3) in (${sql.join(
      slugs.split(',').map((slug) => sql`${slug.trim()}`),
      sql`, `,
    )})
  )`;
}

export async function listRecords(db: Database, kind: Kind, query: ListQuery): Promise<ResourceList> {
  const { page, perPage, status, key, slugs } = query;
  const where = and(
    eq(resources.kind, kind),
    status && eq(resources.status, status),
    key === undefined ? undefined : ilike(resources.key, `%${escaped(key)}%`),
    slugs === undefined ? undefined : hasSlug(slugs),
  );
  const rows = await db
    .select()
    .from(resources)
    .where(where)
    .orderBy(asc(resources.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.select({ total: count() }).from(resources).where(where);
  return { items: rows.map(recordOf), total: counted?.total ?? 0 };
}

export async function findRecord(db: Database, kind: Kind, id: number): Promise<ResourceRecord | null> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.id, id)));
  return row ? recordOf(row) : null;
}

const mostEntries = 50;

/** The last changes of a resource, newest first. */
export async function historyOf(db: Database, kind: RecordKind, id: number): Promise<ResourceHistory['items']> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.kind, kind), eq(auditLog.resourceId, id)))
    .orderBy(desc(auditLog.id))
    .limit(mostEntries);
  return rows.map(({ version, at, actor, action, before, after }) => ({
    version,
    at: at.toISOString(),
    actor,
    action,
    before,
    after,
  }));
}
