import { cacheControl } from '@veralune/http/cache-control';
import { emptyPolicy, publicSecurityHeaders, securityHeaders } from '@veralune/http/security-headers';
import { quoted } from './nginx/text.ts';

/** The id under which all services log the request. */
export const requestIdHeader = 'add_header X-Request-Id $edge_request_id always;';

type CacheName = 'moved' | 'never';

/**
 * Directives for answers that nginx gives itself: the headers that every answer has.
 * @param policy the Content-Security-Policy
 * @param security the other security headers
 */
export function ownHeaders(cache: CacheName, policy = emptyPolicy, security = securityHeaders): readonly string[] {
  const headers = {
    'Cache-Control': cacheControl[cache],
    ...security,
    'Content-Security-Policy': policy,
  };
  return [
    requestIdHeader,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  ];
}

/** Directives for redirects that nginx sends itself. */
export function redirectHeaders(cache: CacheName): readonly string[] {
  return ownHeaders(cache, emptyPolicy, publicSecurityHeaders);
}
