import { cacheControl } from '@veralune/site/serving/cache-control';
import { securityHeaders } from '@veralune/site/serving/security-headers';
import { quoted } from './nginx/text.ts';

type CacheName = 'moved' | 'never';

/** Directives for answers that nginx gives itself: the headers that every answer has. */
export function ownHeaders(cache: CacheName): readonly string[] {
  const headers = [['Cache-Control', cacheControl[cache]], ...securityHeaders.map(({ key, value }) => [key, value])];
  return headers.map(([name = '', value = '']) => `add_header ${name} ${quoted(value)} always;`);
}
