import { EventEmitter } from 'node:events';
import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { cacheControl } from '@veralune/http/cache-control';
import { limitConnections } from '@veralune/http/connection-limits';
import { isOwnPage } from '@veralune/http/own-page';
import { requestIdHeader, requestIdOf } from '@veralune/http/request-id';
import { methodRefusal, refusalOf, sendRefusal, sizeRefusalOf, type Refusal } from '@veralune/http/refusal';
import { deniedText, type AccessCheck } from '../access/access-check.ts';
import { clientAddress } from '../access/client-address.ts';
import { log } from '../log.ts';
import { loggedPath } from '../logged-path.ts';
import { readyPath } from '../proxy/readiness.ts';
import { watchForm } from './broken-forms.ts';

const isProduction = process.env.NODE_ENV === 'production';

/** Says that the process is alive. Load balancers ask it, also when the access is restricted. */
const healthPath = '/healthz';

export interface GuardOptions {
  /** Undefined when everyone may access the site. */
  readonly access: AccessCheck | undefined;
  readonly trustedProxies: number;
  /** The server of the metrics, which visitors don't reach: it answers every client. Undefined or null without one. */
  readonly metrics?: Server | null;
}

/** Whether the proxy of the site forwards the request to the API. Next resolves `/api/../fr` before it looks. */
function isForApi({ url = '' }: IncomingMessage): boolean {
  return URL.canParse(`http://site${url}`) && new URL(`http://site${url}`).pathname.startsWith('/api/');
}

/** Pages are read and forms are posted. Next would answer other methods with the page. */
function isOfApiOnly(request: IncomingMessage): boolean {
  return ['PUT', 'PATCH', 'DELETE'].includes(request.method ?? '') && !isForApi(request);
}

/**
 * Whether a page of another site posts a form here, with the visitor's cookies. Next would answer such a server action with
 * 500, and other routes would carry it out. The API checks its calls itself: mail programs and payments may post to some.
 */
function isForeignPost(request: IncomingMessage): boolean {
  const { method = '', headers } = request;
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || isForApi(request)) return false;
  const fetchSite = [headers['sec-fetch-site'] ?? []].flat()[0];
  const forwardedHost = [headers['x-forwarded-host'] ?? []].flat()[0];
  return !isOwnPage({ fetchSite, origin: headers.origin, hosts: [forwardedHost, headers.host] });
}

/** Fragments do not pass the proxy. Next fails on their parameters if they are not UTF-8. */
function fragmentRefusalOf({ url = '' }: IncomingMessage): Refusal | null {
  if (!url.startsWith('/fragments/')) return null;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return null;
  } catch {
    return { status: 400, message: 'The address is not valid.' };
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', cacheControl.never);
  response.end(text);
}

/** With the id under which the API logs the calls of the request. */
function logIfFailed({ method, url }: IncomingMessage, response: ServerResponse, requestId: string): void {
  response.once('finish', () => {
    const { statusCode: status } = response;
    if (status >= 500) log('error', 'A request failed.', { requestId, status, method, path: loggedPath(url) });
  });
}

/**
 * Answers a request that must not reach Next: one that is not valid, one of a client without access or of a page of another
 * site, and the health check. For all others, `X-Forwarded-For` becomes the address of the client, and `X-Request-Id` an id of
 * ours, so that everything behind gets what is not forged.
 * @returns whether the request was answered
 */
function guard(request: IncomingMessage, response: ServerResponse, { access, trustedProxies }: GuardOptions): boolean {
  const refusal = isOfApiOnly(request)
    ? methodRefusal
    : (refusalOf(request) ?? sizeRefusalOf(request) ?? fragmentRefusalOf(request));
  if (refusal) {
    sendRefusal(response, refusal, request.url?.startsWith('/api/') ? undefined : 'GET, HEAD, POST');
    return true;
  }
  if (request.url === healthPath) {
    sendText(response, 200, 'alive\n');
    return true;
  }
  if (request.url !== readyPath && access?.allows(request) === false) {
    sendText(response, 401, deniedText);
    return true;
  }
  if (isForeignPost(request)) {
    response.setHeader('Connection', 'close');
    sendText(response, 403, 'A page of another site must not post here.\n');
    return true;
  }
  // Next copies a nonce of this header into the page, which it can cache.
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  request.headers['x-forwarded-for'] = clientAddress(request, trustedProxies) ?? '';
  const id = requestIdOf(request.headers[requestIdHeader]?.toString(), trustedProxies > 0);
  request.headers[requestIdHeader] = id;
  watchForm(request);
  logIfFailed(request, response, id);
  return false;
}

const requestEvents: ReadonlySet<unknown> = new Set(['request', 'checkContinue', 'checkExpectation']);

/**
 * Guards the server of this process, also against clients that send slowly. Next has no hook before its own handling of files
 * and no access to the socket. Its server exists before the start-up code runs, so the events of all HTTP servers of the
 * process are intercepted, except for that of the metrics.
 */
export function guardRequests(options: GuardOptions): void {
  const seen = new WeakSet<IncomingMessage>();
  const limited = new WeakSet<Server>();
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    if (this === options.metrics) {
      if (requestEvents.has(event)) seen.add(args[0] as IncomingMessage);
      return EventEmitter.prototype.emit.call(this, event, ...args);
    }
    if (event === 'connection' && !limited.has(this)) {
      limited.add(this);
      limitConnections(this);
    }
    if (requestEvents.has(event)) {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      seen.add(request);
      if (guard(request, response, options)) return true;
    }
    if (event === 'upgrade') {
      const [request, socket] = args as [IncomingMessage, Duplex];
      // Only hot reload uses WebSockets. Without it, Next would leave the connection open.
      if (isProduction || (refusalOf(request) ?? options.access?.allows(request) === false)) {
        socket.destroy();
        return true;
      }
    }
    return EventEmitter.prototype.emit.call(this, event, ...args);
  };
  if (options.access) denyUnseen(options.access, seen);
}

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Next holds back requests that arrive before the start-up code has ended. Their access is checked when they are answered. */
function denyUnseen(access: AccessCheck, seen: WeakSet<IncomingMessage>): void {
  const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead') as WriteHead;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
    if (!seen.has(this.req) && !access.allows(this.req)) this.socket?.destroy();
    return writeHead.apply(this, args);
  };
}
