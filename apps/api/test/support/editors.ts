import type { Kind } from '../../src/resources/kinds.ts';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';
import { createToken, type NewToken } from '../../src/store/tokens.ts';
import type { TestApi } from './api.ts';

/** A response with its parsed body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Null for an empty body. */
  readonly body: unknown;
}

export interface Editor {
  readonly secret: string;
  readonly send: (method: string, path: string, input?: { body?: unknown; ifMatch?: string }) => Promise<Reply>;
  /** The record with this key. */
  readonly find: (kind: Kind, key: string) => Promise<ResourceRecord>;
  /** Replaces a record that was read before. */
  readonly replace: (kind: Kind, record: ResourceRecord, changes: Partial<ResourceRecord>) => Promise<Reply>;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

const everyMarket = ['be', 'ch', 'es', 'de', 'it'] as const;

const day = 86_400_000;

/** Sends a token with every request; none if `secret` is null. */
export function editorWith(api: TestApi, secret: string | null): Editor {
  const send: Editor['send'] = async (method, path, { body, ifMatch } = {}) => {
    const response = await api.request(path, {
      method,
      headers: {
        ...(secret !== null && { authorization: `Bearer ${secret}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  };
  const find: Editor['find'] = async (kind, key) => {
    const list = (await send('GET', `${resourcePaths[kind]}?perPage=100&key=${encodeURIComponent(key)}`)).body as {
      items: ResourceRecord[];
    };
    const found = list.items.find((record) => record.key === key);
    if (found === undefined) throw new Error(`There is no ${kind} with the key ${key}`);
    return found;
  };
  const replace: Editor['replace'] = (kind, record, changes) =>
    send('PUT', resourcePaths[kind], { body: { ...record, ...changes }, ifMatch: `"${String(record.revision)}"` });
  return { secret: secret ?? '', send, find, replace };
}

/** An editor with a new token. Default: an admin for all markets. */
export async function newEditor(api: TestApi, token: Partial<NewToken> = {}): Promise<Editor> {
  const { secret } = await createToken(api.database().db, {
    name: 'Ada',
    role: 'admin',
    markets: everyMarket,
    expiresAt: new Date(Date.now() + day),
    ...token,
  });
  return editorWith(api, secret);
}
