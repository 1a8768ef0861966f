import { checkSiteUrls, redisUrl, revalidateSecret } from './catalogue/environment.ts';
import type { MarketConfig } from './market/market.ts';
import { registerMarket } from './market/registered-market.ts';
import { renewSnapshots } from './revalidation/renew-snapshots.ts';
import { setTagListener } from './shared-cache/tag-listener.ts';
import { snapshotsOf } from './snapshots/market-snapshots.ts';

/**
 * Does not await the request: the server listens only after the start-up code has finished. A shared cache keeps the
 * invalidated tags with the pages, so there is nothing to mark.
 */
async function startMarkingCachedPages({ market }: MarketConfig): Promise<void> {
  const [port, secret] = [process.env['PORT'], revalidateSecret()];
  if (redisUrl() !== undefined) return;
  if (process.env.NODE_ENV !== 'production' || port === undefined || secret === undefined) return;
  const { markCachedPagesStale } = await import('./revalidation/mark-cached-pages-stale.ts');
  void markCachedPagesStale(market, { port, secret });
}

/**
 * Prepares the server before the first request: registers the market, sets request timeouts and response headers, reads
 * the redirects, marks the cached pages of the previous process stale and fetches the snapshots of the proxy.
 * When the API does not answer, the server starts anyway and the proxy requests the snapshots again.
 * @throws VR-SITE-010 when `SITE_URLS` is not valid
 */
export async function prepare(config: MarketConfig): Promise<void> {
  checkSiteUrls(config.market);
  registerMarket(config);
  // Next also compiles this file for the edge runtime, which has no file system.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { setRequestTimeouts } = await import('./catalogue/request-timeouts.ts');
    setRequestTimeouts();
    const { completeHeaders } = await import('./serving/complete-headers.ts');
    completeHeaders();
    const { transformResponses } = await import('./serving/transform-responses.ts');
    if (process.env.NODE_ENV === 'production') transformResponses();
    const { mergeSlashesOfRequests } = await import('./serving/merge-slashes.ts');
    mergeSlashesOfRequests();
    const { readOwnRedirects } = await import('./redirects/read-own-redirects.ts');
    readOwnRedirects(config.market);
    const { noticeStopping } = await import('./serving/stopping.ts');
    noticeStopping();
    setTagListener((names) => renewSnapshots(names, config.market));
    await startMarkingCachedPages(config);
  }
  const { addressBook, redirections } = snapshotsOf(config.market);
  await Promise.all([addressBook.refresh(), redirections.refresh()]);
}
