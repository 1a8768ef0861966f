import { afterEach, expect, it, vi } from 'vitest';
import CacheHandler from '../src/shared-cache/cache-handler.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

type Get = Parameters<CacheHandler['get']>;

it.each(['', 'redis://127.0.0.1:1'])(
  'keeps nothing for the proxy, for which Next names no folder, with REDIS_URL "%s"',
  async (url) => {
    vi.stubEnv('REDIS_URL', url);
    const handler = new CacheHandler({ revalidatedTags: [], _requestHeaders: {} });
    expect(await handler.get('/fr', { kind: 'APP_PAGE' } as Get[1])).toBeNull();
  },
);
