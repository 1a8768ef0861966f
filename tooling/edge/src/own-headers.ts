import { plainPagePolicy } from '@veralune/http/plain-page';
import { securityHeaders } from '@veralune/http/security-headers';
import { cacheControl } from '@veralune/http/cache-control';
import { quoted } from './nginx/text.ts';

type CacheName = 'moved' | 'never';

/** Directives for answers that nginx gives itself: the headers that every answer has. */
export function ownHeaders(cache: CacheName): readonly string[] {
  const headers = {
    'Cache-Control': cacheControl[cache],
    ...securityHeaders,
    'Content-Security-Policy': plainPagePolicy,
  };
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}
