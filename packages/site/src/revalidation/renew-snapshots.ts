import type { Market } from '@veralune/routing';
import { snapshotsOf } from '../snapshots/market-snapshots.ts';
import { affectedSnapshots } from './affected-snapshots.ts';

/** Fetches the snapshots again that tags invalidate. */
export async function renewSnapshots(tags: readonly string[], market: Market): Promise<void> {
  const snapshots = snapshotsOf(market);
  await Promise.all(affectedSnapshots(tags, market.locales).map((name) => snapshots[name].renew()));
}
