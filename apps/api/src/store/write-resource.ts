import { and, eq, max } from 'drizzle-orm';
import { key as keySchema, mediaKey } from '../content/schema-parts.ts';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { bodies } from '../resources/bodies.ts';
import { hasOwnKey, type Kind } from '../resources/kinds.ts';
import { keyInBody } from '../resources/market-key.ts';
import type { Publication, Resource } from '../resources/resource.ts';
import { applyChange } from './apply-change.ts';
import type { Author } from './author.ts';
import { lastEdit } from './last-edit.ts';
import type { Row } from './rows.ts';
import { invalidFields, refuse } from './write-error.ts';
import { inWriteTransaction, type TransactionResult } from './write-transaction.ts';

/** `row` is the resource after the write, null after a deletion. `version` is the catalogue's. */
export type WriteResult = TransactionResult<{ readonly row: Row | null; readonly version: number }>;

/** A resource as a client sends it. */
export interface Draft extends Publication {
  readonly kind: Kind;
  /** Undefined: a new resource gets the next free id. */
  readonly id: number | undefined;
  /** Undefined: unchanged. Ignored for kinds without own files, whose key is derived from the body. */
  readonly key: string | undefined;
  readonly body: unknown;
}

async function rowOf(tx: Database, kind: Kind, id: number): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.id, id)));
  return row;
}

function parseBody(kind: Kind, body: unknown): Resource['body'] {
  const parsed = bodies[kind].safeParse(body);
  if (!parsed.success) return refuse({ kind: 'invalid', fields: invalidFields(parsed.error) });
  return parsed.data;
}

async function freeId(tx: Database, kind: Kind): Promise<number> {
  const [row] = await tx
    .select({ last: max(resources.id) })
    .from(resources)
    .where(eq(resources.kind, kind));
  return (row?.last ?? 0) + 1;
}

/** The checked key of a draft. Refuses an invalid one. */
function keyOf({ kind, key }: Draft, body: Resource['body']): string {
  if (!hasOwnKey(kind)) return keyInBody(kind, body);
  const given = (kind === 'media' ? mediaKey : keySchema).safeParse(key);
  const form = kind === 'media' ? '<sheet>/<name> in lower case' : 'lower-case words joined by dashes';
  return given.success ? given.data : refuse({ kind: 'invalid', fields: { key: `must be ${form}` } });
}

/** Creates a resource. */
export function createResource(db: Database, author: Author, draft: Draft): Promise<WriteResult> {
  return inWriteTransaction(db, async (tx) => {
    const { kind, status, publishFrom, publishTo } = draft;
    const body = parseBody(kind, draft.body);
    const id = draft.id ?? (await freeId(tx, kind));
    if (await rowOf(tx, kind, id)) refuse({ kind: 'invalid', fields: { id: `${kind} ${String(id)} already exists` } });
    const key = keyOf(draft, body);
    const after = { kind, id, key, status, publishFrom, publishTo, body } as Resource;
    return applyChange(tx, author, { action: 'create', before: undefined, after });
  });
}

/**
 * Replaces an existing resource.
 * @param revision the one that the author read; the write is refused if it is no longer the stored one
 */
export function replaceResource(
  db: Database,
  author: Author,
  draft: Draft & { readonly id: number },
  revision: number,
): Promise<WriteResult> {
  return inWriteTransaction(db, async (tx) => {
    const { kind, id, status, publishFrom, publishTo } = draft;
    const before = (await rowOf(tx, kind, id)) ?? refuse({ kind: 'missing' });
    if (before.revision !== revision) refuse({ kind: 'outdated', revision: before.revision });
    const body = parseBody(kind, draft.body);
    const key = keyOf({ ...draft, key: before.key }, body);
    if (hasOwnKey(kind) && draft.key !== undefined && draft.key !== key) {
      refuse({ kind: 'invalid', fields: { key: `is "${key}" and cannot change` } });
    }
    const after = { kind, id, key, status, publishFrom, publishTo, body } as Resource;
    return applyChange(tx, author, { action: 'update', before, after });
  });
}

/** Deletes a resource; `revision` as in `replaceResource`. */
export function deleteResource(
  db: Database,
  author: Author,
  { kind, id, revision }: { readonly kind: Kind; readonly id: number; readonly revision: number },
): Promise<WriteResult> {
  return inWriteTransaction(db, async (tx) => {
    const before = (await rowOf(tx, kind, id)) ?? refuse({ kind: 'missing' });
    if (before.revision !== revision) refuse({ kind: 'outdated', revision: before.revision });
    return applyChange(tx, author, { action: 'delete', before, after: null });
  });
}

interface StoredState {
  readonly key: string;
  readonly status: Resource['status'];
  readonly publish_from: string | null;
  readonly publish_to: string | null;
  readonly body: unknown;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Undoes the last change of a resource, including a deletion. A second undo restores the change. */
export function undoLastChange(
  db: Database,
  author: Author,
  { kind, id }: { readonly kind: Kind; readonly id: number },
): Promise<WriteResult> {
  return inWriteTransaction(db, async (tx) => {
    const entry = await lastEdit(tx, kind, id);
    if (entry === undefined) return refuse({ kind: 'nothing-to-undo' });
    const state = entry.before as StoredState | null;
    const after =
      state &&
      ({
        kind,
        id,
        key: state.key,
        status: state.status,
        publishFrom: dateOf(state.publish_from),
        publishTo: dateOf(state.publish_to),
        body: parseBody(kind, state.body),
      } as Resource);
    return applyChange(tx, author, { action: 'undo', before: await rowOf(tx, kind, id), after });
  });
}
