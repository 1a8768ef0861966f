import type { ResourceRecord } from '@veralune/api-client/contract';
import type { Row } from '../../store/rows.ts';

type Recorded = Pick<
  Row,
  'id' | 'key' | 'status' | 'publishFrom' | 'publishTo' | 'revision' | 'updatedAt' | 'updatedBy' | 'body'
>;

export function recordOf(row: Recorded): ResourceRecord {
  return {
    id: row.id,
    key: row.key,
    status: row.status,
    publish_from: row.publishFrom?.toISOString() ?? null,
    publish_to: row.publishTo?.toISOString() ?? null,
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    data: row.body,
  };
}
