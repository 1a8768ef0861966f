import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { invalidation, signatureHeader, verify, type Invalidation } from '@veralune/api-client/invalidation';

/** Accepts messages and answers with its version, or simulates one of the ways in which sites fail. */
export type Behaviour = 'takes' | 'fails' | 'hangs' | 'answers something else' | { readonly hasVersion: number };

export interface FakeSite {
  readonly url: string;
  behaviour: Behaviour;
  /** Milliseconds before it answers. */
  delayMs: number;
  /** Accepted messages, with checked signatures. */
  readonly taken: Invalidation[];
  /** Number of requests, accepted or not. */
  requests: number;
  readonly close: () => Promise<void>;
}

/** A site that listens on a real socket. */
export async function fakeSite(secret: string, port = 0): Promise<FakeSite> {
  const taken: Invalidation[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    site.requests += 1;
    const body = await text(request);
    const header = String(request.headers[signatureHeader]);
    const { valid } = await verify({ secret, body, header, now: Date.now() });
    const { behaviour } = site;
    if (behaviour === 'hangs') return;
    await sleep(site.delayMs);
    if (!valid || behaviour === 'fails') return void response.writeHead(valid ? 500 : 401).end();
    if (behaviour === 'answers something else') return void response.end('{"hello":"world"}');
    const message = invalidation.parse(JSON.parse(body));
    const isAhead = typeof behaviour === 'object' && message.from !== 0;
    if (!isAhead) taken.push(message);
    response.end(JSON.stringify({ applied: !isAhead, version: isAhead ? behaviour.hasVersion : message.version }));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const site: FakeSite = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/fragments/revalidate`,
    behaviour: 'takes',
    delayMs: 0,
    taken,
    requests: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}
