import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisUrl } from '../catalogue/environment.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { SharedCache } from './shared-cache.ts';

/** Next's default for pages in memory. */
const defaultLocalBytes = 50 * 1_024 * 1_024;

let shared: SharedCache | undefined;

function createSharedCache({ serverDistDir = '', maxMemoryCacheSize }: CacheHandlerContext): SharedCache {
  const url = redisUrl();
  if (url === undefined) throw new Error('VR-SITE-011: the shared page cache needs REDIS_URL.');
  return new SharedCache({
    url,
    market: registeredMarket().market.id,
    build: readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim(),
    localBytes: maxMemoryCacheSize || defaultLocalBytes,
  });
}

/** Next's interface to the shared cache. Next makes one for each request. */
export default class SharedCacheHandler implements CacheHandler {
  readonly #shared: SharedCache;

  constructor(context: CacheHandlerContext) {
    this.#shared = shared ??= createSharedCache(context);
  }

  get(...[key, context]: Parameters<CacheHandler['get']>): ReturnType<CacheHandler['get']> {
    const asked = context.kind === 'FETCH' ? [...(context.tags ?? []), ...(context.softTags ?? [])] : [];
    return this.#shared.get(key, asked);
  }

  set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    return this.#shared.set(key, value, context.fetchCache ? undefined : context.cacheControl);
  }

  revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.#shared.invalidate([tags].flat(), durations);
  }

  resetRequestCache(): void {
    // Nothing is kept for a single request.
  }
}
