import { checkSiteUrls } from './catalogue/environment.ts';
import type { MarketConfig } from './market/market.ts';
import { registerMarket } from './market/registered-market.ts';
import { renewSnapshots } from './revalidation/renew-snapshots.ts';
import { setTagListener } from './shared-cache/tag-listener.ts';
import { snapshotsOf } from './snapshots/market-snapshots.ts';

/**
 * Prepares the server before the first request: registers the market, restricts the access, sets request timeouts and
 * response headers, reads the redirects, marks the cached pages of the previous process stale and fetches the snapshots of
 * the proxy. When the API does not answer, the server starts anyway and the proxy requests the snapshots again.
 * @throws VR-SITE-004, 010, 013 or 016 when `ALLOWED_ADDRESSES`, `SITE_URLS`, `TRUSTED_PROXIES` or `CSP_REPORT_TO` is not valid
 */
export async function prepare(config: MarketConfig): Promise<void> {
  checkSiteUrls(config.market);
  registerMarket(config);
  // Next also compiles this file for the edge runtime, which has no file system.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('./serving/prepare-server.ts');
    await prepareServer(config);
    setTagListener((names) => renewSnapshots(names, config.market));
  }
  const { addressBook, redirections } = snapshotsOf(config.market);
  await Promise.all([addressBook.refresh(), redirections.refresh()]);
}
