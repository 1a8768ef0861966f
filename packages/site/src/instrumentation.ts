import type { MarketConfig } from './market/market.ts';
import { registerMarket } from './market/registered-market.ts';
import { snapshotsOf } from './snapshots/market-snapshots.ts';

/**
 * What a server does before the first visitor comes: it registers its market and fetches what the proxy must know.
 * When the API doesn't answer, the server starts all the same and the proxy asks again.
 */
export async function prepare(config: MarketConfig): Promise<void> {
  registerMarket(config);
  await snapshotsOf(config.market).addressBook.refresh();
}
