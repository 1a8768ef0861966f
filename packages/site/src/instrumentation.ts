import { revalidateSecret } from './catalogue/environment.ts';
import type { MarketConfig } from './market/market.ts';
import { registerMarket } from './market/registered-market.ts';
import { snapshotsOf } from './snapshots/market-snapshots.ts';

/** Does not wait for the end: the server listens only after its start-up code. */
async function startMarkingEarlierPages({ market }: MarketConfig): Promise<void> {
  const [port, secret] = [process.env['PORT'], revalidateSecret()];
  if (process.env.NODE_ENV !== 'production' || port === undefined || secret === undefined) return;
  const { markEarlierPages } = await import('./revalidation/mark-earlier-pages.ts');
  void markEarlierPages(market, { port, secret });
}

/**
 * What a server does before the first visitor comes: it registers its market, bounds how long it waits for others,
 * reads its redirects, marks the pages of an earlier process stale and fetches what the proxy must know.
 * When the API doesn't answer, the server starts all the same and the proxy asks again.
 */
export async function prepare(config: MarketConfig): Promise<void> {
  registerMarket(config);
  // Next compiles this file for its edge runtime as well, which has no files.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { limitWaiting } = await import('./catalogue/limit-waiting.ts');
    limitWaiting();
    const { completeHeaders } = await import('./serving/complete-headers.ts');
    completeHeaders();
    const { sendWell } = await import('./serving/send-well.ts');
    if (process.env.NODE_ENV === 'production') sendWell();
    const { plainSlashes } = await import('./serving/repeated-slashes.ts');
    plainSlashes();
    const { readOwnRedirects } = await import('./redirects/read-own-redirects.ts');
    readOwnRedirects(config.market);
    await startMarkingEarlierPages(config);
  }
  const { addressBook, redirections } = snapshotsOf(config.market);
  await Promise.all([addressBook.refresh(), redirections.refresh()]);
}
