import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds, markets, match, screens, type MarketId, type RouteMatch, type RouteName } from '@veralune/routing';
import { fetchUrls } from './catalogue.ts';
import { findUpwards } from './find-upwards.ts';
import { livePages } from './live-pages.ts';

/**
 * What a path leads to. `possible`: its route has parameters, so that only the catalogue knows whether the page exists.
 * `no-screen`: the market has the route, but its app has no screen for it yet.
 */
type PageAtPath =
  | { readonly kind: 'page' | 'possible' | 'no-screen' | 'not-found' }
  /** Another spelling of the page at `to`. The site itself redirects to `to`. */
  | { readonly kind: 'other-spelling'; readonly to: string };

export interface MarketPages {
  readonly livePaths: Iterable<string> | undefined;
  readonly resolves: (path: string) => boolean;
  /** For the sites of the other markets, by their route tables; true for any other origin. */
  readonly resolvesElsewhere: (origin: string, path: string) => boolean;
  readonly pageAt: (path: string) => PageAtPath;
  /** What the targets are checked against, for the output. */
  readonly basis: string;
}

/** The pages of a market: from its catalogue if `api` is given, otherwise from its route tables alone. */
export async function marketPages(market: MarketId, api: string | undefined): Promise<MarketPages> {
  const byRoutes = (path: string) => pageByRoutes(path, market);
  if (api === undefined) {
    return {
      livePaths: undefined,
      resolves: (path) => matchesRoute(path, market),
      resolvesElsewhere,
      pageAt: byRoutes,
      basis: 'targets checked against the route tables only; add --api to check them against the catalogue',
    };
  }
  const { paths, resolves } = livePages(market, await fetchUrls(market, api));
  const pageAt = (path: string): PageAtPath => {
    const found = byRoutes(path);
    if (found.kind === 'possible' || found.kind === 'not-found') return { kind: resolves(path) ? 'page' : 'not-found' };
    return found.kind === 'other-spelling' && !resolves(found.to) ? { kind: 'not-found' } : found;
  };
  const basis = `targets and live pages checked against ${api}, ${paths.size} pages`;
  return { livePaths: paths, resolves, resolvesElsewhere, pageAt, basis };
}

function resolvesElsewhere(origin: string, path: string): boolean {
  const owner = marketIds.find((id) => markets[id].defaultSiteUrl === origin);
  return owner === undefined || matchesRoute(path, owner);
}

function matchesRoute(path: string, market: MarketId): boolean {
  return ['page', 'possible', 'no-screen'].includes(pageByRoutes(path, market).kind);
}

/**
 * Without the catalogue, any segment can be a brand that has a corner. Deeper pages of a corner are not assumed to exist:
 * otherwise every path would match.
 */
function pageByRoutes(path: string, market: MarketId): PageAtPath {
  if (path === '/') return { kind: 'page' };
  const found = match(path, market, { cornerBrands: new Set(path.split('/')) });
  if (found.kind === 'redirect') return { kind: 'other-spelling', to: found.to };
  if (found.kind === 'none' || isDeepCornerPage(found)) return { kind: 'not-found' };
  if (!hasScreen(found.route, market)) return { kind: 'no-screen' };
  return { kind: Object.keys(found.params).length === 0 ? 'page' : 'possible' };
}

function isDeepCornerPage(found: RouteMatch): boolean {
  return found.route === 'corner' && found.params.slug?.includes('/') === true;
}

/** True for all routes outside of the repository, where the market's app is not available. */
function hasScreen(route: RouteName, market: MarketId): boolean {
  const folder = findUpwards(join('apps', market, 'app', '[locale]'));
  return folder === null || existsSync(join(folder, screens[route].folder));
}
