import { join } from 'node:path';
import type { EdgeSettings } from '../settings.ts';
import { cacheKeyMaps } from './cache-key.ts';
import type { Lines } from './text.ts';

/**
 * The cache: an answer is kept for as long as its Cache-Control says (docs/decisions/0012-caches.md), and is not kept if it says
 * nothing. `stale-while-revalidate` is read from the answer, too. Errors of an app are replaced by the last copy.
 */
export function caching({ folder, cacheFolder, cacheMegabytes }: EdgeSettings): Lines {
  return [
    ...cacheKeyMaps,
    `proxy_cache_path ${cacheFolder ?? join(folder, 'cache')} levels=1:2 keys_zone=edge:64m max_size=${cacheMegabytes}m inactive=7d use_temp_path=off;`,
    'proxy_cache_methods GET HEAD;',
    '# HEAD has its own copies: an app compresses nothing for it.',
    'proxy_cache_convert_head off;',
    '# The key has all that answers vary by.',
    'proxy_ignore_headers Vary;',
    'proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;',
    'proxy_cache_background_update on;',
    'proxy_cache_revalidate on;',
    '# Visitors of the cart would wait for each other, because nginx does not know yet that it is not stored. Next itself renders a',
    '# page once for those who want it at the same time.',
    'proxy_cache_lock off;',
    '# RFC 9111: answers to authorized requests are for one person.',
    'proxy_cache_bypass $http_authorization;',
    'proxy_no_cache $http_authorization;',
    '# A changed copy is another file, so that an open one is never outdated.',
    'open_file_cache max=10000 inactive=60s;',
    '# The apps compress: on the fly, nginx would send 30 times fewer pages.',
    'gzip off;',
  ];
}
