import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Tells the proxy that the address was written with repeated slashes or backslashes. */
export const respeltHeader = 'x-veralune-respelt';

/** An address with its path written plainly; null where it is plain already. */
export function plainAddress(address: string): string | null {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  const plain = path.replace(/[\\/]+/g, '/');
  return plain === path ? null : plain + address.slice(path.length);
}

/**
 * Makes paths plain before Next sees them, which would redirect such an address by itself: the redirect table would be
 * asked one step later, if at all.
 */
export function plainSlashes(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    Reflect.deleteProperty(request.headers, respeltHeader);
    const plain = plainAddress(request.url ?? '/');
    if (plain === null) return;
    request.url = plain;
    request.headers[respeltHeader] = '1';
  });
}
