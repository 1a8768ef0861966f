import { isMarketId, marketIds, markets, type MarketId } from '@veralune/routing';
import { UsageError } from './usage-error.ts';

/** @throws UsageError if it is not a market */
export function requireMarket(text: string | undefined): MarketId {
  if (text !== undefined && isMarketId(text)) return text;
  throw new UsageError(`Name one market: ${marketIds.join(', ')}.`);
}

/**
 * The shops of `--markets be,ch`; of all markets without it.
 * @throws UsageError if one is not a market
 */
export function shopIdsOf(text: string | undefined): number[] {
  const ids = text === undefined || text === 'all' ? marketIds : text.split(',').map(requireMarket);
  return ids.map((id) => markets[id].shopId);
}
