import {
  Agent,
  createServer,
  request as startRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { connectionLimits } from '@veralune/http/connection-limits';
import type { Log } from '@veralune/http/logger';
import { plainPagePolicy } from '@veralune/http/plain-page';
import { refusalOf, sendRefusal, sizeRefusalOf, type Refusal } from '@veralune/http/refusal';
import { requestIdOf } from '@veralune/http/request-id';
import { emptyPolicy, securityHeaders } from '@veralune/http/security-headers';
import { downPage } from './down-page.ts';
import { answerHealthCheck, isHealthCheck } from './health-check.ts';
import { forwardedHeaders, withoutHopByHop } from './forwarded-headers.ts';

/** The server that answers the requests of a host. */
export interface Target {
  readonly port: number;
  /** Its name on the error page that is shown when it does not answer. */
  readonly name: string;
}

export interface FrontDoorOptions {
  /** All servers, for the health check. */
  readonly targets: readonly Target[];
  readonly targetOf: (host: string | undefined) => Target;
  /** Takes failures. Default: they are not logged. */
  readonly log?: Log;
}

/**
 * A reverse proxy for several servers on this machine: the `Host` header decides which of them answers. Streams bodies in
 * both directions, keeps connections open and forwards WebSockets, which hot reload needs.
 */
export function createFrontDoor({ targets, targetOf, log = () => undefined }: FrontDoorOptions): Server {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const server = createServer(connectionLimits, (request, response) => {
    const refusal = refusalOf(request) ?? sizeRefusalOf(request);
    if (refusal) refuse(response, refusal);
    else if (isHealthCheck(request.url)) void answerHealthCheck(request.url, response, targets);
    else pass(request, response, { target: targetOf(request.headers.host), id: newRequestId(), agent, log });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (refusalOf(request)) {
      socket.destroy();
      return;
    }
    passUpgrade(request, socket, head, targetOf(request.headers.host));
  });
  server.on('close', () => agent.destroy());
  return server;
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, 'content-security-policy': emptyPolicy })));
  sendRefusal(response, refusal);
}

interface Passing {
  readonly target: Target;
  /** Under which all services log the request. */
  readonly id: string;
  readonly agent: Agent;
  readonly log: Log;
  readonly isRetry?: boolean;
}

/** No proxy is in front of this one, so that an id could only be one that a visitor chose. */
function newRequestId(): string {
  return requestIdOf(undefined, false);
}

function pass(request: IncomingMessage, response: ServerResponse, passing: Passing): void {
  const { target, id, agent, log, isRetry = false } = passing;
  const upstream = startRequest({
    ...addressOf(request, target),
    // When one keep-alive connection was closed, others may be closed too.
    agent: isRetry ? false : agent,
    headers: requestHeaders(request, id),
  });
  upstream.on('response', (answer) => {
    // An incomplete response must not look like a complete one.
    answer.on('error', () => response.destroy());
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHopByHop(answer.rawHeaders));
    answer.pipe(response);
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    // The server can close a keep-alive connection at the moment when it is used. A request without a body is safe to repeat.
    const isStale = upstream.reusedSocket && error.code === 'ECONNRESET' && !isRetry;
    if (isStale && hasNoBody(request) && !response.headersSent) {
      pass(request, response, { ...passing, isRetry: true });
      return;
    }
    if (!response.destroyed)
      log('error', 'A request failed.', { requestId: id, target: target.name, error: error.message });
    answerDown(response, target);
  });
  response.on('close', () => upstream.destroy());
  if (hasNoBody(request)) upstream.end();
  else request.pipe(upstream);
}

function passUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: Target): void {
  const upstream = startRequest({
    ...addressOf(request, target),
    agent: false,
    headers: forwardedHeaders(request, newRequestId()),
  });
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

/** Node decodes a chunked body. With this header it encodes the body again, for every method. */
function requestHeaders(request: IncomingMessage, id: string): string[] {
  return [
    ...withoutHopByHop(forwardedHeaders(request, id)),
    ...(request.headers['transfer-encoding'] === undefined ? [] : ['transfer-encoding', 'chunked']),
  ];
}

function hasNoBody(request: IncomingMessage): boolean {
  return request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined;
}

/** Status line and headers of a `101 Switching Protocols` response. */
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
    ...securityHeaders,
    'content-security-policy': plainPagePolicy,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
