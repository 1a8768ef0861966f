import type { MarketConfig } from './market/market.ts';
import { registerMarket } from './market/registered-market.ts';
import { snapshotsOf } from './snapshots/market-snapshots.ts';

/**
 * What a server does before the first visitor comes: it registers its market, bounds how long it waits for others,
 * reads its redirects and fetches what the proxy must know.
 * When the API doesn't answer, the server starts all the same and the proxy asks again.
 */
export async function prepare(config: MarketConfig): Promise<void> {
  registerMarket(config);
  // Next compiles this file for its edge runtime as well, which has no files.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { limitWaiting } = await import('./catalogue/limit-waiting.ts');
    limitWaiting();
    const { readOwnRedirects } = await import('./redirects/read-own-redirects.ts');
    readOwnRedirects(config.market);
  }
  const { addressBook, redirections } = snapshotsOf(config.market);
  await Promise.all([addressBook.refresh(), redirections.refresh()]);
}
