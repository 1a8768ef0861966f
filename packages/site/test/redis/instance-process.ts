import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import { registerMarket, type registeredMarket } from '../../src/market/registered-market.ts';
import SharedCacheHandler from '../../src/shared-cache/cache-handler.ts';
import { setTagListener } from '../../src/shared-cache/tag-listener.ts';
import type { InstanceCall, InstanceReply } from './instance.ts';

/**
 * An instance of an app without pages: Next's cache with the handler. It is a process of its own because Next keeps invalidated
 * tags in a module.
 */
const [serverDistDir = '', market = ''] = process.argv.slice(2);
registerMarket({ market: { id: market } } as ReturnType<typeof registeredMarket>);

const heard: string[] = [];
setTagListener((tags) => {
  heard.push(...tags);
  return Promise.resolve();
});

type Options = ConstructorParameters<typeof IncrementalCache>[0];

/** As Next does, one for each request. */
function cache(): IncrementalCache {
  return new IncrementalCache({
    dev: false,
    serverDistDir,
    requestHeaders: {},
    previewProps: { previewModeId: 'none' } as Options['previewProps'],
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] } as unknown as Options['prerenderManifest'],
    CurCacheHandler: SharedCacheHandler,
  });
}

const route = { kind: 'APP_PAGE', sourceRoute: '/[locale]/home/page' };
function page(html: string, tags: string) {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(`rsc of ${html}`),
    headers: { 'x-next-cache-tags': tags },
    status: 200,
    segmentData: new Map([['/_tree', Buffer.from('segment')]]),
  };
}

type Get = Parameters<IncrementalCache['get']>;
type Set = Parameters<IncrementalCache['set']>;

async function answer(call: InstanceCall): Promise<InstanceReply> {
  switch (call.do) {
    case 'set': {
      const context = { cacheControl: { revalidate: 3_600, expire: 86_400 }, route } as unknown as Set[2];
      await cache().set(call.key, page(call.html, call.tags.join(',')) as unknown as Set[1], context);
      return {};
    }
    case 'get': {
      const start = performance.now();
      const entry = await cache().get(call.key, { kind: 'APP_PAGE', isFallback: false, route } as unknown as Get[1]);
      const ms = performance.now() - start;
      if (!entry?.value || !('html' in entry.value)) return { ms };
      const { html, rscData, segmentData } = entry.value as unknown as ReturnType<typeof page>;
      return {
        ms,
        html,
        isStale: entry.isStale ?? false,
        cacheControl: (entry as { cacheControl?: object }).cacheControl,
        rsc: rscData.toString(),
        segment: segmentData.get('/_tree')?.toString(),
      };
    }
    case 'invalidate':
      await cache().revalidateTag(call.tags, call.durations);
      return {};
    case 'heard':
      return { heard };
  }
}

process.on('message', ({ id, call }: { id: number; call: InstanceCall }) => {
  void answer(call).then((reply) => process.send?.({ id, reply }));
});
// The first call connects to Redis.
await answer({ do: 'get', key: '/none' });
process.send?.({ id: 0, reply: {} });
