import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * An app that answers as its address says: `?cache=…` is the Cache-Control, `?status=…` the status, `?header=…` the
 * length of a header.
 */
export interface StubApp extends AsyncDisposable {
  readonly port: number;
  /** The requests that reached it. */
  readonly requests: IncomingMessage[];
  /** Text in all answers from now on. */
  text: string;
  /** Milliseconds until it answers. */
  delay: number;
  /** Whether it answers everything with 500. */
  fails: boolean;
}

function encoded(text: string, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(text);
  return encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
}

function answer(app: StubApp, request: IncomingMessage, response: ServerResponse): void {
  const query = new URL(request.url ?? '/', 'http://app').searchParams;
  const encoding = request.headers['accept-encoding'];
  const [cache, cookie] = [query.get('cache'), query.get('cookie')];
  if (cache !== null) response.setHeader('Cache-Control', cache);
  if (cookie !== null) response.setHeader('Set-Cookie', cookie);
  response.setHeader('X-Long', 'a'.repeat(Number(query.get('header') ?? 0)));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  response.statusCode = app.fails ? 500 : Number(query.get('status') ?? 200);
  response.end(encoded(`${app.text} ${request.headers['rsc'] ?? 'document'}`, encoding));
}

/** Starts an app on a free port of the loopback interface, or on a given one. */
export async function startStubApp(text = 'a', port = 0): Promise<StubApp> {
  const server = createServer((request, response) => {
    app.requests.push(request);
    request.resume();
    setTimeout(() => answer(app, request, response), app.delay);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const app: StubApp = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    text,
    delay: 0,
    fails: false,
    async [Symbol.asyncDispose]() {
      // Requests in flight finish, as when Next gets SIGTERM.
      const closed = once(server, 'close');
      server.close();
      const closing = setInterval(() => server.closeIdleConnections(), 10);
      await closed;
      clearInterval(closing);
    },
  };
  return app;
}
