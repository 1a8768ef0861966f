import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds, markets, match, type MarketId, type RouteName } from '@veralune/routing';
import { livePages } from '../check/live-pages.ts';
import { entriesOf } from './catalogue.ts';
import { findUpwards } from './find-upwards.ts';

/**
 * What lies at a path: `open` where its route takes any word there, and only the catalogue knows whether this one;
 * `unbuilt` where the route tables foresee it and the app has no screen for it yet.
 */
type PageAt =
  | { readonly kind: 'page' | 'open' | 'unbuilt' | 'none' }
  /** Another spelling of the page at `to`, to which the site redirects by itself. */
  | { readonly kind: 'respelled'; readonly to: string };

export interface PagesOfMarket {
  readonly livePaths: Iterable<string> | undefined;
  readonly resolves: (path: string) => boolean;
  /** By the route tables, for the sites of the other markets; true for strangers. */
  readonly resolvesElsewhere: (origin: string, path: string) => boolean;
  readonly pageAt: (path: string) => PageAt;
  /** For the person: against what targets were checked. */
  readonly known: string;
}

/** The pages of a market from its catalogue, or, where none is named, what its route tables alone can tell. */
export async function pagesOfMarket(market: MarketId, api: string | undefined): Promise<PagesOfMarket> {
  const byRoutes = (path: string) => pageByRoutes(path, market);
  if (api === undefined) {
    return {
      livePaths: undefined,
      resolves: (path) => isOfRoute(path, market),
      resolvesElsewhere,
      pageAt: byRoutes,
      known: 'targets against the route tables only; name a catalogue with --api',
    };
  }
  const { paths, resolves } = livePages(market, await entriesOf(market, api));
  const pageAt = (path: string): PageAt => {
    const found = byRoutes(path);
    if (found.kind === 'open') return { kind: resolves(path) ? 'page' : 'none' };
    return found.kind === 'respelled' && !resolves(found.to) ? { kind: 'none' } : found;
  };
  const known = `targets and live pages against ${api}, ${paths.size} pages`;
  return { livePaths: paths, resolves, resolvesElsewhere, pageAt, known };
}

function resolvesElsewhere(origin: string, path: string): boolean {
  const owner = marketIds.find((id) => markets[id].defaultSiteUrl === origin);
  return owner === undefined || isOfRoute(path, owner);
}

function isOfRoute(path: string, market: MarketId): boolean {
  return ['page', 'open', 'unbuilt'].includes(pageByRoutes(path, market).kind);
}

/** Which words are brands with a corner is not known here either. */
function pageByRoutes(path: string, market: MarketId): PageAt {
  if (path === '/') return { kind: 'page' };
  const found = match(path, market, { cornerBrands: new Set(path.split('/')) });
  if (found.kind === 'redirect') return { kind: 'respelled', to: found.to };
  if (found.kind === 'none') return { kind: 'none' };
  if (!hasScreen(found.route, market)) return { kind: 'unbuilt' };
  return { kind: Object.keys(found.params).length === 0 ? 'page' : 'open' };
}

/** Where the market's app isn't at hand, it is taken to have them all. */
function hasScreen(route: RouteName, market: MarketId): boolean {
  const folder = findUpwards(join('apps', market, 'app', '[locale]'));
  return folder === null || existsSync(join(folder, route));
}
