import type { ResourceInput } from '@veralune/api-client/contract';
import type { Database } from '../../db/database.ts';
import type { Kind } from '../../resources/kinds.ts';
import {
  createResource,
  deleteResource,
  replaceResource,
  undoLastChange,
  type Draft,
  type WriteResult,
} from '../../store/write-resource.ts';
import { resourcePaths } from './paths.ts';
import { findRecord, historyOf, listQuery, listRecords } from './read-records.ts';
import { recordOf } from './record.ts';
import type { RecordStore, WrittenRecord } from './record-store.ts';

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function draftOf(kind: Kind, input: ResourceInput): Draft {
  return {
    kind,
    id: input.id,
    key: input.key,
    status: input.status,
    publishFrom: dateOf(input.publish_from),
    publishTo: dateOf(input.publish_to),
    body: input.data,
  };
}

async function written(result: Promise<WriteResult>): Promise<WrittenRecord> {
  const done = await result;
  return done.ok ? { ok: true, record: done.row && recordOf(done.row) } : done;
}

/** The resources of a kind. */
export function resourceStore(db: Database, kind: Kind): RecordStore<typeof listQuery> {
  return {
    name: kind,
    path: resourcePaths[kind],
    query: listQuery,
    list: (query) => listRecords(db, kind, query),
    find: (id) => findRecord(db, kind, id),
    history: (id) => historyOf(db, kind, id),
    create: (author, input) => written(createResource(db, author, draftOf(kind, input))),
    replace: (author, { revision, ...input }) =>
      written(replaceResource(db, author, { ...draftOf(kind, input), id: input.id }, revision)),
    delete: (author, read) => written(deleteResource(db, author, { kind, ...read })),
    undo: (author, id) => written(undoLastChange(db, author, { kind, id })),
  };
}
