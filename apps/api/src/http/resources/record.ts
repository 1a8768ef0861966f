import { z } from 'zod';
import { statuses } from '../../db/schema.ts';
import type { Row } from '../../store/rows.ts';

/** A resource as editors read it: everything, in all languages. */
export interface ResourceRecord {
  readonly id: number;
  readonly key: string;
  readonly status: Row['status'];
  /** ISO 8601 instants in UTC; null for no beginning or end. */
  readonly publish_from: string | null;
  readonly publish_to: string | null;
  /** The ETag of the record: `If-Match` of the next write. */
  readonly revision: number;
  readonly updated_at: string;
  readonly updated_by: string;
  /** What a file of its kind in `content/` holds. */
  readonly data: unknown;
}

type Recorded = Pick<
  Row,
  'id' | 'key' | 'status' | 'publishFrom' | 'publishTo' | 'revision' | 'updatedAt' | 'updatedBy' | 'body'
>;

export const recordOf = (row: Recorded): ResourceRecord => ({
  id: row.id,
  key: row.key,
  status: row.status,
  publish_from: row.publishFrom?.toISOString() ?? null,
  publish_to: row.publishTo?.toISOString() ?? null,
  revision: row.revision,
  updated_at: row.updatedAt.toISOString(),
  updated_by: row.updatedBy,
  data: row.body,
});

/** What PostgreSQL's `integer` holds. */
export const resourceId = z.int().min(1).max(2_147_483_647);

const instant = z.iso.datetime({ offset: true }).nullable().default(null);

/** What a write takes. Fields that the API sets itself may be sent back as they were read; they are ignored. */
export const recordInput = z
  .strictObject({
    id: resourceId.optional(),
    key: z.string().max(300).optional(),
    status: z.enum(statuses),
    publish_from: instant,
    publish_to: instant,
    revision: z.unknown().optional(),
    updated_at: z.unknown().optional(),
    updated_by: z.unknown().optional(),
    data: z.unknown(),
  })
  .refine(({ publish_from: from, publish_to: to }) => from === null || to === null || Date.parse(from) < Date.parse(to), {
    path: ['publish_to'],
    message: 'must be after publish_from',
  });
export type RecordInput = z.output<typeof recordInput>;
