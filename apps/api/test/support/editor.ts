import type { ResourceRecord } from '@veralune/api-client/contract';
import { marketIds } from '@veralune/routing';
import type { Database } from '../../src/db/database.ts';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import type { RecordKind } from '../../src/resources/kinds.ts';
import { createToken, type NewToken } from '../../src/store/tokens.ts';
import type { TestApi } from './api.ts';

/** A response with its parsed body. */
export interface Reply {
  readonly status: number;
  /** Whether the status is 200 to 299. */
  readonly ok: boolean;
  readonly headers: Headers;
  /** Null for an empty body. */
  readonly body: unknown;
}

/** The fields of a record that a write accepts. */
export type Edited = Partial<Pick<ResourceRecord, 'id' | 'key' | 'status' | 'publish_from' | 'publish_to' | 'data'>>;

/** Sends the calls of a token. Each call resolves to the reply with any status. */
export interface Editor {
  readonly secret: string;
  readonly send: (method: string, path: string, input?: { body?: unknown; ifMatch?: string }) => Promise<Reply>;
  /** The record with this key. @throws Error if there is none */
  readonly find: (kind: RecordKind, key: string) => Promise<ResourceRecord>;
  /** The record, or null if it does not exist. */
  readonly read: (kind: RecordKind, id: number) => Promise<ResourceRecord | null>;
  readonly create: (kind: RecordKind, record: Edited) => Promise<Reply>;
  /** Replaces `record` with a changed copy; refused if it was changed since it was read. */
  readonly replace: (kind: RecordKind, record: ResourceRecord, changes: Edited) => Promise<Reply>;
  readonly remove: (kind: RecordKind, record: Pick<ResourceRecord, 'id' | 'revision'>) => Promise<Reply>;
  readonly undo: (kind: RecordKind, id: number) => Promise<Reply>;
}

const dayMs = 24 * 3_600_000;

async function replyOf(response: Response): Promise<Reply> {
  const { status, ok, headers } = response;
  const text = await response.text();
  return { status, ok, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

/** Sends a token with every request; none if `secret` is null. */
export function editorWith({ request }: Pick<TestApi, 'request'>, secret: string | null): Editor {
  const send: Editor['send'] = async (method, path, { body, ifMatch } = {}) => {
    const response = await request(path, {
      method,
      headers: {
        ...(secret !== null && { authorization: `Bearer ${secret}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return replyOf(response);
  };
  const pathOf = (kind: RecordKind, id: number): string => `${resourcePaths[kind]}/${String(id)}`;
  const matching = (revision: number): string => `"${String(revision)}"`;
  return {
    secret: secret ?? '',
    send,
    find: async (kind, key) => {
      const { body } = await send('GET', `${resourcePaths[kind]}?perPage=100&key=${encodeURIComponent(key)}`);
      const found = (body as { items: ResourceRecord[] }).items.find((record) => record.key === key);
      if (found === undefined) throw new Error(`There is no ${kind} with the key ${key}`);
      return found;
    },
    read: async (kind, id) => {
      const { ok, body } = await send('GET', pathOf(kind, id));
      return ok ? (body as ResourceRecord) : null;
    },
    create: (kind, record) => send('POST', resourcePaths[kind], { body: { status: 'published', ...record } }),
    replace: (kind, record, changes) =>
      send('PUT', resourcePaths[kind], { body: { ...record, ...changes }, ifMatch: matching(record.revision) }),
    remove: (kind, { id, revision }) => send('DELETE', pathOf(kind, id), { ifMatch: matching(revision) }),
    undo: (kind, id) => send('POST', `${pathOf(kind, id)}/undo`),
  };
}

/** The secret of a new token. Default: an admin for all markets. */
export async function newSecret(db: Database, token: Partial<NewToken> = {}): Promise<string> {
  const expiresAt = new Date(Date.now() + dayMs);
  return (await createToken(db, { name: 'Ada', role: 'admin', markets: marketIds, expiresAt, ...token })).secret;
}

/** An editor with a new token. Default: an admin for all markets. */
export async function newEditor(api: TestApi, token: Partial<NewToken> = {}): Promise<Editor> {
  return editorWith(api, await newSecret(api.database().db, token));
}
