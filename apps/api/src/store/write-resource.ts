import { setImmediate as letOthersRun } from 'node:timers/promises';
import { and, arrayOverlaps, desc, eq, max, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { auditLog, resources, type Action } from '../db/schema.ts';
import { key as keySchema, mediaKey } from '../content/schema.ts';
import { bodies } from '../resources/bodies.ts';
import { hasOwnKey, type Kind } from '../resources/kinds.ts';
import { keyInBody } from '../resources/market-key.ts';
import { referenceText } from '../resources/references.ts';
import type { Publication, Resource } from '../resources/resource.ts';
import { checkAuthor, type Author } from './author.ts';
import { checkResource } from './check-resource.ts';
import { resourceOf, rowsOf, stateOf, type Row } from './rows.ts';
import { lockState, raiseVersion } from './state.ts';
import { WriteRefusedError, type WriteRefusal } from './write-error.ts';

/** A resource after a write, or null after it was deleted; `version` is the catalogue's. */
export type Written =
  | { readonly ok: true; readonly row: Row | null; readonly version: number }
  | { readonly ok: false; readonly refusal: WriteRefusal };

/** What a client sends. */
export interface Draft extends Publication {
  readonly kind: Kind;
  /** Undefined for a new resource that takes the next free one. */
  readonly id: number | undefined;
  /** The file name; undefined where it stays. Kinds without a file of their own have a key that follows from the body. */
  readonly key: string | undefined;
  readonly body: unknown;
}

function refuse(refusal: WriteRefusal): never {
  throw new WriteRefusedError(refusal);
}

/** Runs a write in one transaction, alone. A refusal undoes it and becomes a value. */
async function writing(
  db: Database,
  work: (tx: Database) => Promise<{ readonly row: Row | null; readonly version: number }>,
): Promise<Written> {
  try {
    return await db.transaction(async (tx) => {
      await lockState(tx);
      return { ok: true as const, ...(await work(tx)) };
    });
  } catch (thrown) {
    if (thrown instanceof WriteRefusedError) return { ok: false, refusal: thrown.refusal };
    throw thrown;
  }
}

async function rowOf(tx: Database, kind: Kind, id: number): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.id, id)));
  return row;
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [['data', ...path.map(String)].join('.'), message]),
  );
}

function parseBody(kind: Kind, body: unknown): Resource['body'] {
  const parsed = bodies[kind].safeParse(body);
  if (!parsed.success) return refuse({ kind: 'invalid', fields: fieldsOf(parsed.error) });
  return parsed.data;
}

async function freeId(tx: Database, kind: Kind): Promise<number> {
  const [row] = await tx
    .select({ last: max(resources.id) })
    .from(resources)
    .where(eq(resources.kind, kind));
  return (row?.last ?? 0) + 1;
}

/** The key that a resource has, or would have. */
function keyOf({ kind, key }: Draft, body: Resource['body']): string {
  if (!hasOwnKey(kind)) return keyInBody(kind, body);
  const given = (kind === 'media' ? mediaKey : keySchema).safeParse(key);
  const form = kind === 'media' ? '<sheet>/<name> in lower case' : 'lower-case words joined by dashes';
  return given.success ? given.data : refuse({ kind: 'invalid', fields: { key: `must be ${form}` } });
}

/** Refuses a key that another resource has: undoing a deletion can come after the key was given again. */
async function refuseTakenKey(tx: Database, { kind, id, key }: Resource): Promise<void> {
  const [taken] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.key, key), ne(resources.id, id)));
  if (taken) refuse({ kind: 'invalid', fields: { key: `${kind} ${String(taken.id)} has the key "${key}" already` } });
}

interface Change {
  readonly action: Action;
  readonly before: Row | undefined;
  readonly after: Resource | null;
}

/** Checks and stores a change: the row, the audit entry, the new version. */
async function store(tx: Database, author: Author, { action, before, after }: Change) {
  const old = before ? resourceOf(before) : null;
  const subject = after ?? old;
  if (subject === null) return refuse({ kind: 'missing' });
  checkAuthor(author, old, after);
  if (after) await refuseTakenKey(tx, after);
  // The revision of a resource is the version that it was written in, so that none ever comes twice.
  const version = await raiseVersion(tx);
  const row = after && (await checkedRow(tx, author, after, version));
  if (row === null) await remove(tx, subject);
  else
    await tx
      .insert(resources)
      .values(row)
      .onConflictDoUpdate({ target: [resources.kind, resources.id], set: row });
  await tx.insert(auditLog).values({
    version,
    at: new Date(),
    actor: author.name,
    action,
    kind: subject.kind,
    resourceId: subject.id,
    key: subject.key,
    before: stateOf(old),
    after: stateOf(after),
  });
  return { row, version };
}

async function checkedRow(tx: Database, author: Author, resource: Resource, revision: number): Promise<Row> {
  const { problems, ids } = await checkResource(tx, resource);
  if (problems.size > 0) {
    const fields = Object.fromEntries(
      [...problems].map(([path, reason]) => [path === '' ? 'data' : `data.${path}`, reason]),
    );
    return refuse({ kind: 'invalid', fields });
  }
  const written = { revision, updatedAt: new Date(), updatedBy: author.name };
  // The embedded engine answers without a pause in which a reader's request could be taken up.
  await letOthersRun();
  const [row] = await rowsOf(tx, [resource], ids, () => written);
  await letOthersRun();
  return row ?? refuse({ kind: 'missing' });
}

const mostNamed = 10;

/** Deletes a resource that no other one names. */
async function remove(tx: Database, resource: Resource): Promise<void> {
  const users = await tx
    .select({ kind: resources.kind, key: resources.key })
    .from(resources)
    .where(arrayOverlaps(resources.refs, [referenceText(resource)]))
    .limit(mostNamed);
  if (users.length > 0) refuse({ kind: 'in-use', by: users.map(referenceText) });
  await tx.delete(resources).where(and(eq(resources.kind, resource.kind), eq(resources.id, resource.id)));
}

/** Writes a new resource. */
export function createResource(db: Database, author: Author, draft: Draft): Promise<Written> {
  return writing(db, async (tx) => {
    const { kind, status, publishFrom, publishTo } = draft;
    const body = parseBody(kind, draft.body);
    const id = draft.id ?? (await freeId(tx, kind));
    if (await rowOf(tx, kind, id))
      refuse({ kind: 'invalid', fields: { id: `${kind} ${String(id)} is there already` } });
    const key = keyOf(draft, body);
    const after = { kind, id, key, status, publishFrom, publishTo, body } as Resource;
    return store(tx, author, { action: 'create', before: undefined, after });
  });
}

/**
 * Writes a resource that is there.
 * @param revision the one that the author has seen: where another one is stored, the write is refused
 */
export function replaceResource(
  db: Database,
  author: Author,
  draft: Draft & { readonly id: number },
  revision: number,
): Promise<Written> {
  return writing(db, async (tx) => {
    const { kind, id, status, publishFrom, publishTo } = draft;
    const before = (await rowOf(tx, kind, id)) ?? refuse({ kind: 'missing' });
    if (before.revision !== revision) refuse({ kind: 'outdated', revision: before.revision });
    const body = parseBody(kind, draft.body);
    const key = keyOf({ ...draft, key: before.key }, body);
    if (hasOwnKey(kind) && draft.key !== undefined && draft.key !== key) {
      refuse({ kind: 'invalid', fields: { key: `is "${key}" and cannot change` } });
    }
    const after = { kind, id, key, status, publishFrom, publishTo, body } as Resource;
    return store(tx, author, { action: 'update', before, after });
  });
}

/** Deletes a resource; `revision` as in `replaceResource`. */
export function deleteResource(
  db: Database,
  author: Author,
  { kind, id, revision }: { readonly kind: Kind; readonly id: number; readonly revision: number },
): Promise<Written> {
  return writing(db, async (tx) => {
    const before = (await rowOf(tx, kind, id)) ?? refuse({ kind: 'missing' });
    if (before.revision !== revision) refuse({ kind: 'outdated', revision: before.revision });
    return store(tx, author, { action: 'delete', before, after: null });
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

/** Takes the last change of a resource back, also where it was its deletion. Undoing twice makes the change again. */
export function undoLastChange(
  db: Database,
  author: Author,
  { kind, id }: { readonly kind: Kind; readonly id: number },
): Promise<Written> {
  return writing(db, async (tx) => {
    const [entry] = await tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.kind, kind), eq(auditLog.resourceId, id), ne(auditLog.action, 'turn')))
      .orderBy(desc(auditLog.id))
      .limit(1);
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
    return store(tx, author, { action: 'undo', before: await rowOf(tx, kind, id), after });
  });
}
