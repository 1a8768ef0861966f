import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Request header that tells the proxy that the path had repeated slashes or backslashes. */
export const mergedSlashesHeader = 'x-veralune-merged-slashes';

/** Merges repeated slashes and backslashes of the path into single slashes; null when there are none. */
export function withMergedSlashes(address: string): string | null {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  const plain = path.replace(/[\\/]+/g, '/');
  return plain === path ? null : plain + address.slice(path.length);
}

/**
 * Merges the slashes of every request path before Next handles it. Otherwise Next redirects such a path itself, before the
 * proxy can apply the redirect rules.
 */
export function mergeSlashesOfRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    Reflect.deleteProperty(request.headers, mergedSlashesHeader);
    const plain = withMergedSlashes(request.url ?? '/');
    if (plain === null) return;
    request.url = plain;
    request.headers[mergedSlashesHeader] = '1';
  });
}
