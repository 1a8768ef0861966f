import {
  Agent,
  createServer,
  request as startRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { downPage } from './down-page.ts';
import { forwardedHeaders, withoutHopByHop } from './forwarded-headers.ts';

/**
 * Milliseconds for which an idle connection is kept. With Node's five seconds, a visitor who reads for that long sends the
 * next request in the moment in which the connection is closed, and gets no answer.
 */
const keepAliveMs = 75_000;

/** Who answers a host. */
export interface Target {
  readonly port: number;
  /** How the page that says it is down calls it. */
  readonly name: string;
}

export interface FrontDoorOptions {
  readonly targetOf: (host: string | undefined) => Target;
}

/**
 * One door before several servers on this machine: the `Host` header decides which of them answers. Bodies stream in
 * both directions, connections are kept, WebSockets pass (hot reload needs them).
 */
export function createFrontDoor({ targetOf }: FrontDoorOptions): Server {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const server = createServer((request, response) => pass(request, response, targetOf(request.headers.host), agent));
  server.keepAliveTimeout = keepAliveMs;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    passUpgrade(request, socket, head, targetOf(request.headers.host));
  });
  server.on('close', () => agent.destroy());
  return server;
}

function pass(request: IncomingMessage, response: ServerResponse, target: Target, agent: Agent, isRetry = false): void {
  const upstream = startRequest({
    ...addressOf(request, target),
    // Where one kept connection has ended, others may have too.
    agent: isRetry ? false : agent,
    headers: requestHeaders(request),
  });
  upstream.on('response', (answer) => {
    // A sender that breaks off must not look like one that has finished.
    answer.on('error', () => response.destroy());
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHopByHop(answer.rawHeaders));
    answer.pipe(response);
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    // A kept connection may be closed by the other end in the moment we use it; asking once more is safe without a body.
    const isStale = upstream.reusedSocket && error.code === 'ECONNRESET' && !isRetry;
    if (isStale && hasNoBody(request) && !response.headersSent) pass(request, response, target, agent, true);
    else answerDown(response, target);
  });
  response.on('close', () => upstream.destroy());
  if (hasNoBody(request)) upstream.end();
  else request.pipe(upstream);
}

function passUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: Target): void {
  const upstream = startRequest({ ...addressOf(request, target), agent: false, headers: forwardedHeaders(request) });
  socket.on('error', () => upstream.destroy());
  upstream.on('error', () => socket.destroy());
  upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
    upstreamSocket.on('error', () => socket.destroy());
    socket.on('close', () => upstreamSocket.destroy());
    socket.write(`${headOf(answer)}\r\n`);
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstreamSocket.write(head);
    upstreamSocket.pipe(socket).pipe(upstreamSocket);
  });
  upstream.on('response', (answer) => {
    socket.end(`HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nConnection: close\r\n\r\n`);
    answer.resume();
  });
  upstream.end();
}

function addressOf(request: IncomingMessage, target: Target) {
  return {
    host: '127.0.0.1',
    port: target.port,
    method: request.method,
    path: request.url,
  };
}

/** Node unpacks a chunked body and packs it again, which only this header makes it do for every method. */
function requestHeaders(request: IncomingMessage): string[] {
  return [
    ...withoutHopByHop(forwardedHeaders(request)),
    ...(request.headers['transfer-encoding'] === undefined ? [] : ['transfer-encoding', 'chunked']),
  ];
}

function hasNoBody(request: IncomingMessage): boolean {
  return request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined;
}

/** The head of a `101 Switching Protocols`, as it came. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}\r\n`] : []));
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}`;
}

function answerDown(response: ServerResponse, target: Target): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = downPage(target);
  response.writeHead(502, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
