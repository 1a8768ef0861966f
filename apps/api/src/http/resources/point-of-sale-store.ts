import type { ResourceInput, ResourceRecord } from '@veralune/api-client/contract';
import { asc, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { market } from '../../content/schema-parts.ts';
import type { Database } from '../../db/database.ts';
import { pointsOfSale } from '../../db/schema.ts';
import {
  createPointOfSale,
  deletePointOfSale,
  replacePointOfSale,
  undoPointOfSale,
  type PointOfSaleResult,
} from '../../points-of-sale/edit-points-of-sale.ts';
import { bodyOf, type PointOfSaleRow } from '../../points-of-sale/rows.ts';
import { pointOfSaleKind } from '../../resources/kinds.ts';
import { invalidRequest } from '../http-error.ts';
import { resourcePaths } from './paths.ts';
import { historyOf } from './read-records.ts';
import type { RecordStore, WrittenRecord } from './record-store.ts';

/** Query parameters of the list of pharmacies. */
export const pointOfSaleQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
  market: market.optional(),
});

function recordOf(row: PointOfSaleRow): ResourceRecord {
  return {
    id: row.id,
    key: String(row.id),
    ...{ status: 'published', publish_from: null, publish_to: null },
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    data: bodyOf(row),
  };
}

/** Pharmacies are visible from their creation to their deletion. @throws HttpError 400 */
function requirePlain({ id, key, status, publish_from: from, publish_to: to }: ResourceInput): void {
  const fields = {
    ...(status !== 'published' && { status: 'must be "published": pharmacies have no drafts' }),
    ...((from !== null || to !== null) && { publish_from: 'must be null: pharmacies have no dates' }),
    ...(key !== undefined && key !== String(id) && { key: 'must be the id, or left out' }),
  };
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
}

async function written(result: Promise<PointOfSaleResult>): Promise<WrittenRecord> {
  const done = await result;
  return done.ok ? { ok: true, record: done.row && recordOf(done.row) } : done;
}

/** The pharmacies of all markets. */
export function pointOfSaleStore(db: Database): RecordStore<typeof pointOfSaleQuery> {
  return {
    name: pointOfSaleKind,
    path: resourcePaths[pointOfSaleKind],
    query: pointOfSaleQuery,
    list: async ({ page, perPage, market: only }) => {
      const where = only && eq(pointsOfSale.market, only);
      const rows = await db
        .select()
        .from(pointsOfSale)
        .where(where)
        .orderBy(asc(pointsOfSale.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
      const [counted] = await db.select({ total: count() }).from(pointsOfSale).where(where);
      return { items: rows.map(recordOf), total: counted?.total ?? 0 };
    },
    find: async (id) => {
      const [row] = await db.select().from(pointsOfSale).where(eq(pointsOfSale.id, id));
      return row ? recordOf(row) : null;
    },
    history: (id) => historyOf(db, pointOfSaleKind, id),
    create: (author, input) => {
      requirePlain(input);
      return written(createPointOfSale(db, author, { id: input.id, body: input.data }));
    },
    replace: (author, input) => {
      requirePlain(input);
      return written(replacePointOfSale(db, author, { id: input.id, body: input.data }, input.revision));
    },
    delete: (author, read) => written(deletePointOfSale(db, author, read)),
    undo: (author, id) => written(undoPointOfSale(db, author, id)),
  };
}
