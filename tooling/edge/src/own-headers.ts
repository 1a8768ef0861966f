import { emptyPolicy, securityHeaders } from '@veralune/http/security-headers';
import { cacheControl } from '@veralune/http/cache-control';
import { quoted } from './nginx/text.ts';

type CacheName = 'moved' | 'never';

/**
 * Directives for answers that nginx gives itself: the headers that every answer has.
 * @param policy the Content-Security-Policy
 */
export function ownHeaders(cache: CacheName, policy = emptyPolicy): readonly string[] {
  const headers = {
    'Cache-Control': cacheControl[cache],
    ...securityHeaders,
    'Content-Security-Policy': policy,
  };
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}
