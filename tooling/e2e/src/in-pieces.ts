import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '@veralune/routing';
import { originOf } from './places.ts';

/** More than a frame: what stands between two pieces is painted. */
const pieceMs = 24;
/** So that a page takes four seconds at most. */
const mostPieces = 150;

/** Where a tag ends, from the header on: all of it where it is short, else spread over the whole. */
function cuts(html: string): readonly number[] {
  const start = html.indexOf('<header');
  const end = html.indexOf('</footer>');
  const all = [...html.slice(start, end).matchAll(/>/g)].map(({ index }) => start + index + 1);
  const step = Math.max(1, all.length / mostPieces);
  return Array.from({ length: Math.min(all.length, mostPieces) }, (_, piece) => all[Math.floor(piece * step)] ?? end);
}

/** @param share how much of the pieces is sent; after less than all of them nothing comes any more */
async function sendInPieces(html: string, response: ServerResponse, share: number): Promise<void> {
  let sent = 0;
  const all = cuts(html);
  for (const cut of all.slice(0, all.length * share)) {
    if (response.destroyed) return;
    response.write(html.slice(sent, cut));
    sent = cut;
    await pause(pieceMs);
  }
  if (share === 1) response.end(html.slice(sent));
}

async function pass(answer: IncomingMessage, response: ServerResponse, share: number): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  const isDocument = answer.headers['content-type']?.startsWith('text/html') === true;
  if (isDocument) await sendInPieces(await text(answer), response, share);
  else answer.pipe(response);
}

export interface SlowSite extends AsyncDisposable {
  readonly origin: string;
}

/**
 * A market's site whose documents come in pieces, each cut where a tag ends, with time for a paint between them.
 * @param share how much of a document comes before the line breaks, from 0 to 1
 */
export async function siteInPieces(locale: Locale, share = 1): Promise<SlowSite> {
  const site = new URL(originOf(locale));
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: site.host, 'accept-encoding': 'identity' };
    const outgoing = request({
      host: '127.0.0.1',
      port: site.port,
      method: incoming.method,
      path: incoming.url,
      headers,
    });
    // What breaks off on one side breaks off on the other: the browser tells the test.
    const breakOff = () => response.destroy();
    outgoing.on('response', (answer) => {
      pass(answer, response, share).catch(breakOff);
    });
    outgoing.on('error', breakOff);
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
