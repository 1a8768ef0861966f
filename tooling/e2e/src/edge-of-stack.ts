import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx } from '@veralune/edge';
import { send, startEdge, type Answer, type Asked, type RunningEdge } from '@veralune/edge/testing';
import { marketIds, markets } from '@veralune/routing';
import { expect } from './test.ts';
import { frontDoorPort } from './urls.ts';

/** Without it, playwright.config.ts leaves out the files that need it. */
export const nginx = findNginx() ?? '';

/** Of the Belgian site. */
export const host = `${markets.be.localHost}:${frontDoorPort}`;

/** Headers of one connection, and those that say when or by whom an answer was made. */
const ofOneAnswer = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'],
  ...['x-edge-cache', 'x-nextjs-cache', 'x-request-id'],
  // nginx cuts parts out of its copies itself.
  'accept-ranges',
]);

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Of a document before it was compressed: one that is asked for again is sent in fewer bytes than before. */
function bodyOf({ headers, body }: Answer): string {
  const decode = decoders[String(headers['content-encoding'])];
  return (decode && body.length > 0 ? decode(body) : body).toString('latin1');
}

function comparable(answer: Answer) {
  const kept = Object.entries(answer.headers).filter(([name]) => !ofOneAnswer.has(name));
  return { status: answer.status, headers: Object.fromEntries(kept), body: bodyOf(answer) };
}

/** The app of each market, and the same apps behind nginx. */
export function startEdgeOfStack(): Promise<RunningEdge> {
  const port = (id: (typeof marketIds)[number]) => frontDoorPort + markets[id].localPort - 3000;
  const servers = marketIds.map((id) => [id, { upstreams: [`127.0.0.1:${port(id)}`] }] as const);
  return startEdge(nginx, [], { markets: Object.fromEntries(servers) as never });
}

/** Asks with and without nginx: for a new copy, and again for the stored one. */
export async function expectSame(edge: RunningEdge, path: string, asked: Asked, what: string): Promise<void> {
  const all = { host, ...asked };
  // The first rendering of a page that is rendered for each request writes some elements of the head in another order.
  if (asked.method === undefined) await send(frontDoorPort, path, all);
  for (const copy of ['first', 'second']) {
    await expect(async () => {
      const [behind, direct] = [await edge.ask(path, all), await send(frontDoorPort, path, all)];
      expect(comparable(behind), `${what}: ${path}, ${copy} answer (${String(behind.cache)})`).toEqual(
        comparable(direct),
      );
      // Other tests change the catalogue meanwhile, and nginx shows a page for four seconds.
    }).toPass({ timeout: 20_000, intervals: [1_500] });
  }
}
