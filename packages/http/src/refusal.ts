import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why a request is not answered. */
export interface Refusal {
  readonly status: 400 | 405 | 413 | 414;
  readonly message: string;
}

/** All other methods get 405: TRACE would send cookies back in the body, CONNECT would make the server a proxy. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const host = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export const methodRefusal: Refusal = { status: 405, message: 'This method is not allowed.' };

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

function countOf(name: string, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === name).length;
}

/** Node has checked that requests of HTTP/1.1 have a host. Older clients can leave it out. */
function hasHost({ headers, rawHeaders }: Received): boolean {
  if (countOf('host', rawHeaders) > 1) return false;
  return headers.host === undefined || host.test(headers.host);
}

/** The first value is used to build addresses. An empty header is the same as none. */
function hasForwardedHost({ headers }: Received): boolean {
  const [first = ''] = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',');
  return first.trim() === '' || host.test(first.trim());
}

function hasForwardedProtocol({ headers }: Received): boolean {
  const [first = ''] = [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',');
  return /^(?:|https?|wss?)$/i.test(first.trim());
}

/**
 * Why a request must not be answered: its method, a target that is no path (`*`, `http://other.example/`), or a host that
 * is no host. Frameworks build the address of a request from these, so that they fail or redirect to the host that a client
 * names.
 * @returns null if it can be answered
 */
export function refusalOf(request: Received): Refusal | null {
  if (!methods.includes(request.method ?? '')) return methodRefusal;
  if (request.url?.startsWith('/') !== true) return { status: 400, message: 'The request target must be a path.' };
  if (!hasHost(request)) return { status: 400, message: 'The Host header is not valid.' };
  if (!hasForwardedHost(request) || !hasForwardedProtocol(request))
    return { status: 400, message: 'An X-Forwarded header is not valid.' };
  return null;
}

/** Bytes of a body, more than any form or upload of a site has. nginx in front has the same limit. */
const mostBytes = 2 * 1_024 * 1_024;
/**
 * Characters of an address, more than any page has. A redirect repeats the address, and percent-encoding triples it: a proxy that
 * finds the headers of an answer too long takes the server for a failed one.
 */
const mostCharacters = 2_048;

/** Why a site does not answer a request because of its size; null if it does. */
export function sizeRefusalOf({ url = '', headers }: Pick<Received, 'url' | 'headers'>): Refusal | null {
  if (url.length > mostCharacters) return { status: 414, message: 'The address is too long.' };
  const isTooLarge = Number(headers['content-length'] ?? 0) > mostBytes;
  return isTooLarge ? { status: 413, message: 'The body is too large.' } : null;
}

/**
 * Answers a refused request and closes its connection, whose next bytes can be meant for another server.
 * @param allowed the methods that a refused method is answered with
 */
export function sendRefusal(
  response: ServerResponse,
  { status, message }: Refusal,
  allowed: string = methods.join(', '),
): void {
  response.statusCode = status;
  if (status === 405) response.setHeader('Allow', allowed);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Connection', 'close');
  response.end(message);
}
