import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { securityHeaders } from './security-headers.ts';
import { cacheControlOf } from './cache-control.ts';

/** Headers by which Next's parts talk to each other; they name addresses inside the house. */
const internalHeaders = ['x-middleware-rewrite', 'x-middleware-next', 'x-middleware-redirect'];

function complete(response: ServerResponse): void {
  const given = response.getHeader('cache-control');
  const right = cacheControlOf(response.statusCode, typeof given === 'string' ? given : undefined);
  if (right !== undefined) response.setHeader('cache-control', right);
  for (const { key, value } of securityHeaders) if (!response.hasHeader(key)) response.setHeader(key, value);
  for (const name of internalHeaders) response.removeHeader(name);
}

/**
 * Completes the headers of every answer at the last moment, once its status is known: a page finds out late that it is
 * missing, and Next answers some requests before the proxy and its own configuration see them.
 */
export function completeHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    onHeaders((message as { response: ServerResponse }).response, function (this: ServerResponse) {
      complete(this);
    });
  });
}
