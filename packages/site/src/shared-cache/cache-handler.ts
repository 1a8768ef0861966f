import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { redisUrl } from '../catalogue/environment.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { SharedCache } from './shared-cache.ts';

/** Bundlers and Node see the default export of Next's CommonJS modules differently. */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof FileSystemCacheModule;

/** Next's default for pages in memory. */
const defaultLocalBytes = 50 * 1_024 * 1_024;

let shared: SharedCache | undefined;

interface Connection {
  readonly url: string;
  readonly context: CacheHandlerContext;
}

function createSharedCache({ url, context: { serverDistDir = '', maxMemoryCacheSize } }: Connection): SharedCache {
  return new SharedCache({
    url,
    market: registeredMarket().market.id,
    build: readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim(),
    localBytes: maxMemoryCacheSize || defaultLocalBytes,
  });
}

/** Next's interface to the shared cache. */
class SharedCacheHandler implements CacheHandler {
  readonly #shared: SharedCache;

  constructor(connection: Connection) {
    this.#shared = shared ??= createSharedCache(connection);
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

/** Of the proxy, which Next bundles with the handler, but which has no pages. */
const noCache: CacheHandler = {
  get: () => Promise.resolve(null),
  set: () => Promise.resolve(),
  revalidateTag: () => Promise.resolve(),
  resetRequestCache: () => undefined,
};

/** A build, and a server without `REDIS_URL`, have Next's own cache in the files of the build. */
function handlerFor(context: CacheHandlerContext): CacheHandler {
  const { fs, serverDistDir } = context;
  if (serverDistDir === undefined) return noCache;
  const url = process.env['NEXT_PHASE'] === PHASE_PRODUCTION_BUILD ? undefined : redisUrl();
  if (url !== undefined) return new SharedCacheHandler({ url, context });
  if (fs === undefined) throw new Error('VR-SITE-011: Next gave no file system for its cache.');
  return new FileSystemCache({ ...context, fs, serverDistDir });
}

/** Next makes one for each request. */
export default class ChosenCacheHandler implements CacheHandler {
  readonly #handler: CacheHandler;

  constructor(context: CacheHandlerContext) {
    this.#handler = handlerFor(context);
  }

  get(...call: Parameters<CacheHandler['get']>): ReturnType<CacheHandler['get']> {
    return this.#handler.get(...call);
  }

  set(...call: Parameters<CacheHandler['set']>): Promise<void> {
    return this.#handler.set(...call);
  }

  revalidateTag(...call: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.#handler.revalidateTag(...call);
  }

  resetRequestCache(): void {
    this.#handler.resetRequestCache();
  }
}
