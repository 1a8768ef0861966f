import { signatureHeader, verify, invalidation } from '@veralune/api-client/invalidation';
import { markets } from '@veralune/routing';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markCachedPagesStale } from '../src/revalidation/mark-cached-pages-stale.ts';

const secret = 'a secret of at least thirty-two characters';

/** Starts a server that responds with these statuses, one per request. */
async function serve(statuses: readonly number[]) {
  const left = [...statuses];
  const received: { readonly path: string | undefined; readonly header: string; readonly body: string }[] = [];
  const answer = async (request: IncomingMessage) => {
    received.push({ path: request.url, header: String(request.headers[signatureHeader]), body: await text(request) });
    return left.shift() ?? 200;
  };
  const server = createServer((request, response) => {
    void answer(request).then((status) => response.writeHead(status).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: String((server.address() as AddressInfo).port), received };
}

describe('markCachedPagesStale', () => {
  it('sends this server a signed message of version 0', async () => {
    const { port, received } = await serve([200]);
    expect(await markCachedPagesStale(markets.be, { port, secret })).toBe(true);
    const [{ path, header, body } = { path: '', header: '', body: '' }] = received;
    expect(path).toBe('/fragments/revalidate');
    expect(await verify({ secret, header, body, now: Date.now() })).toMatchObject({ valid: true });
    expect(invalidation.parse(JSON.parse(body))).toMatchObject({
      market: 'be',
      version: 0,
      from: 0,
      tags: ['catalogue'],
    });
  });

  it('retries until the server accepts the message', async () => {
    const { port, received } = await serve([503, 200]);
    expect(await markCachedPagesStale(markets.be, { port, secret })).toBe(true);
    expect(received).toHaveLength(2);
  });
});
