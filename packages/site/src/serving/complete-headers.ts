import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { emptyPolicy, publicSecurityHeaders, securityHeaders } from '@veralune/http/security-headers';
import onHeaders from 'on-headers';
import { hasBrokenForm } from './broken-forms.ts';
import { cacheControlOf } from './cache-control.ts';
import type { ContentSecurityPolicy } from './content-security-policy.ts';
import { isStopping } from './stopping.ts';

/** Internal headers of Next, which contain internal addresses. */
const internalHeaders = ['x-middleware-rewrite', 'x-middleware-next', 'x-middleware-redirect'];

/** The host in the browser. */
function hostOf({ headers }: IncomingMessage): string | undefined {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',')[0]?.trim();
  return (forwarded || headers.host)?.toLowerCase();
}

/**
 * The target of a redirect within the site as a path. TLS ends before this server, so that an absolute address would lead to
 * `http:`. Leading slashes are merged: `//evil.example` would be another site.
 */
function relativeLocation(location: string, request: IncomingMessage): string {
  if (!URL.canParse(location)) return location;
  const { protocol, host, pathname, search, hash } = new URL(location);
  if (!/^https?:$/.test(protocol) || host !== hostOf(request)) return location;
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** Documents have their own policy already. With status 304, a header would replace that of the document. */
function setPolicy(response: ServerResponse, { ofOthers, reportingEndpoints }: ContentSecurityPolicy): void {
  const name = 'content-security-policy';
  const policy = response.hasHeader('location') ? emptyPolicy : ofOthers;
  if (response.statusCode !== 304 && !response.hasHeader(name)) response.setHeader(name, policy);
  if (reportingEndpoints !== undefined) response.setHeader('reporting-endpoints', reportingEndpoints);
}

/** Next answers a call that the API does not answer with status 500 and a text. */
function isUnansweredCall(response: ServerResponse, address: string): boolean {
  return response.statusCode === 500 && address.startsWith('/api/') && !response.hasHeader('content-type');
}

/** Redirects, and answers that any cache may keep. */
function isForEveryone(response: ServerResponse): boolean {
  if (response.hasHeader('location')) return true;
  const cacheControl = response.getHeader('cache-control');
  return typeof cacheControl === 'string' && !cacheControl.includes('no-store');
}

function complete(response: ServerResponse, address: string, policy: ContentSecurityPolicy | undefined): void {
  // A proxy would go on using its connections, and the process waits for all of them before it ends.
  if (isStopping()) response.shouldKeepAlive = false;
  if (isUnansweredCall(response, address)) {
    response.statusCode = 503;
    response.setHeader('retry-after', '5');
  }
  if (response.statusCode === 500 && hasBrokenForm(response.req)) response.statusCode = 400;
  const location = response.getHeader('location');
  if (typeof location === 'string') response.setHeader('location', relativeLocation(location, response.req));
  const given = response.getHeader('cache-control');
  const cacheControl = cacheControlOf(response.statusCode, typeof given === 'string' ? given : undefined);
  if (cacheControl !== undefined) response.setHeader('cache-control', cacheControl);
  const ofSecurity = isForEveryone(response) ? publicSecurityHeaders : securityHeaders;
  for (const [name, value] of Object.entries(ofSecurity))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (policy) setPolicy(response, policy);
  for (const name of internalHeaders) response.removeHeader(name);
}

/**
 * Sets the security and cache headers of every response just before it is sent, when its final status is known: a page can
 * turn out to be missing while it is rendered, and Next responds to some requests before the proxy runs.
 * @param policy undefined during development, whose scripts are not known
 */
export function completeHeaders(policy?: ContentSecurityPolicy): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // Next changes the address during the request.
    const address = request.url ?? '';
    onHeaders(response, function (this: ServerResponse) {
      complete(this, address, policy);
    });
  });
}
