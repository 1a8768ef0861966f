import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '@veralune/routing';
import { originOf } from './urls.ts';

/** Longer than a frame, so that the browser paints between two chunks. */
const chunkMs = 24;
/** Limits the duration of a page to four seconds. */
const maxChunks = 150;

/** Positions after tags, from the header to the footer: all of them, or `maxChunks` evenly distributed ones. */
function cuts(html: string): readonly number[] {
  const start = html.indexOf('<header');
  const end = html.indexOf('</footer>');
  const all = [...html.slice(start, end).matchAll(/>/g)].map(({ index }) => start + index + 1);
  const step = Math.max(1, all.length / maxChunks);
  return Array.from({ length: Math.min(all.length, maxChunks) }, (_, chunk) => all[Math.floor(chunk * step)] ?? end);
}

/** @param share share of the chunks to send, from 0 to 1; below 1, the response never ends */
async function sendInChunks(html: string, response: ServerResponse, share: number): Promise<void> {
  let sent = 0;
  const all = cuts(html);
  for (const cut of all.slice(0, all.length * share)) {
    if (response.destroyed) return;
    response.write(html.slice(sent, cut));
    sent = cut;
    await pause(chunkMs);
  }
  if (share === 1) response.end(html.slice(sent));
}

async function pass(answer: IncomingMessage, response: ServerResponse, share: number): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  const isDocument = answer.headers['content-type']?.startsWith('text/html') === true;
  if (isDocument) await sendInChunks(await text(answer), response, share);
  else answer.pipe(response);
}

export interface ChunkedSite extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Starts a proxy of a market's site that sends documents in chunks. Each chunk ends after a tag, with time to paint between them.
 * @param share share of a document that is sent before the connection stalls, from 0 to 1
 */
export async function startChunkedSite(locale: Locale, share = 1): Promise<ChunkedSite> {
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
    // An aborted connection to the site also aborts the one to the browser, which reports it to the test.
    const abort = () => response.destroy();
    outgoing.on('response', (answer) => {
      pass(answer, response, share).catch(abort);
    });
    outgoing.on('error', abort);
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
