import { marketIds } from '@veralune/routing';
import type { Database } from '../../src/db/database.ts';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';
import type { Kind } from '../../src/resources/kinds.ts';
import { createToken } from '../../src/store/tokens.ts';

/** The fields of a record that a write accepts. */
export type Edited = Partial<Pick<ResourceRecord, 'id' | 'key' | 'status' | 'publish_from' | 'publish_to' | 'data'>>;

/** Sends the calls of an admin for all markets. Each call resolves to the response with any status. */
export interface Editor {
  /** The record, or null if it does not exist. */
  readonly read: (kind: Kind, id: number) => Promise<ResourceRecord | null>;
  readonly create: (kind: Kind, record: Edited) => Promise<Response>;
  /** Replaces `record` with a changed copy; refused if it was changed since it was read. */
  readonly change: (kind: Kind, record: ResourceRecord, changes: Edited) => Promise<Response>;
  readonly remove: (kind: Kind, record: Pick<ResourceRecord, 'id' | 'revision'>) => Promise<Response>;
  readonly undo: (kind: Kind, id: number) => Promise<Response>;
  /** Any other call with the admin's token. */
  readonly send: (method: string, path: string, body?: unknown, revision?: number) => Promise<Response>;
}

const dayMs = 24 * 3_600_000;

/** The secret of a new admin token for all markets. */
export async function adminToken(db: Database): Promise<string> {
  const expiresAt = new Date(Date.now() + dayMs);
  return (await createToken(db, { name: 'Test', role: 'admin', markets: marketIds, expiresAt })).secret;
}

/** @param request sends a request to the API, such as `TestApi.request` */
export function editorWith(secret: string, request: (path: string, init?: RequestInit) => Promise<Response>): Editor {
  const send: Editor['send'] = (method, path, body, revision) =>
    request(path, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(revision !== undefined && { 'if-match': `"${String(revision)}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const pathOf = (kind: Kind, id: number): string => `${resourcePaths[kind]}/${String(id)}`;
  return {
    send,
    read: async (kind, id) => {
      const response = await send('GET', pathOf(kind, id));
      return response.ok ? ((await response.json()) as ResourceRecord) : null;
    },
    create: (kind, record) => send('POST', resourcePaths[kind], { status: 'published', ...record }),
    change: (kind, record, changes) => send('PUT', resourcePaths[kind], { ...record, ...changes }, record.revision),
    remove: (kind, { id, revision }) => send('DELETE', pathOf(kind, id), undefined, revision),
    undo: (kind, id) => send('POST', `${pathOf(kind, id)}/undo`),
  };
}
