import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from '@veralune/http/request-id';

/** Names and values in turn, as in Node's `rawHeaders`. Repeated headers are separate entries. */
export type RawHeaders = readonly string[];

/** Headers of one connection, which are not forwarded (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const rebuilt = new Set(['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', requestIdHeader]);

/** The headers of a request, with the `x-forwarded-*` headers about the visitor and the id of the request. */
export function forwardedHeaders(
  request: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'socket'>,
  requestId: string,
): string[] {
  const { headers, socket } = request;
  const visitor = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  return [
    ...filterNames(request.rawHeaders, (name) => !rebuilt.has(name)),
    ...['x-forwarded-host', headers.host ?? ''],
    ...['x-forwarded-proto', 'http'],
    ...['x-forwarded-for', visitor],
    ...[requestIdHeader, requestId],
  ];
}

/** Headers without the hop-by-hop headers, which include those that `Connection` names. */
export function withoutHopByHop(raw: RawHeaders): string[] {
  const named = new Set<string>();
  filterNames(raw, (name, value) => {
    if (name === 'connection') for (const each of value.split(',')) named.add(each.trim().toLowerCase());
    return false;
  });
  return filterNames(raw, (name) => !hopByHop.has(name) && !named.has(name));
}

function filterNames(raw: RawHeaders, isKept: (name: string, value: string) => boolean): string[] {
  const kept: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const value = raw[index + 1] ?? '';
    if (isKept(name.toLowerCase(), value)) kept.push(name, value);
  }
  return kept;
}
