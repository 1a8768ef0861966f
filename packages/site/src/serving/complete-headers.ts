import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { securityHeaders } from './security-headers.ts';
import { cacheControlOf } from './cache-control.ts';

/** Internal headers of Next, which contain internal addresses. */
const internalHeaders = ['x-middleware-rewrite', 'x-middleware-next', 'x-middleware-redirect'];

function complete(response: ServerResponse): void {
  const given = response.getHeader('cache-control');
  const cacheControl = cacheControlOf(response.statusCode, typeof given === 'string' ? given : undefined);
  if (cacheControl !== undefined) response.setHeader('cache-control', cacheControl);
  for (const { key, value } of securityHeaders) if (!response.hasHeader(key)) response.setHeader(key, value);
  for (const name of internalHeaders) response.removeHeader(name);
}

/**
 * Sets the security and cache headers of every response just before it is sent, when its final status is known: a page can
 * turn out to be missing while it is rendered, and Next responds to some requests before the proxy runs.
 */
export function completeHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    onHeaders((message as { response: ServerResponse }).response, function (this: ServerResponse) {
      complete(this);
    });
  });
}
