import { marketIds, markets, type MarketId } from '@veralune/routing';
import { oldHosts } from './old-hosts.ts';
import type { EdgeSettings } from './settings.ts';

/** The hosts of a market's own site: those of the registry and of the settings. */
function siteHosts(market: MarketId, { markets: settings }: Pick<EdgeSettings, 'markets'>): readonly string[] {
  const { localHost, defaultSiteUrl } = markets[market];
  return [localHost, new URL(defaultSiteUrl).hostname, ...settings[market].hosts];
}

/** The hosts of the redirect tables, also with `www.`: rules for their hosts come before those for any host. */
export function hostsWithRules(apps: string): readonly string[] {
  return [...new Set(Object.keys(oldHosts(apps)).flatMap((host) => [host, `www.${host}`]))];
}

/**
 * All hosts of each market, as `marketForHost` of packages/routing maps them: hosts of the settings and of the redirect tables
 * come before those of the registry, and each is meant with `www.` too. No host is listed twice.
 * @param apps the folder of the apps
 */
export function hostsOfMarkets(
  apps: string,
  settings: Pick<EdgeSettings, 'markets'>,
): Readonly<Record<MarketId, readonly string[]>> {
  const named = new Map<string, MarketId>();
  const add = (host: string, market: MarketId) => void (named.has(host) || named.set(host, market));
  for (const [host, market] of Object.entries(oldHosts(apps))) add(host, market);
  for (const id of marketIds) for (const host of siteHosts(id, settings)) add(host, id);
  for (const [host, market] of [...named]) add(`www.${host}`, market);
  const hostsOf = (id: MarketId) => [...named].filter(([, market]) => market === id).map(([host]) => host);
  return Object.fromEntries(marketIds.map((id) => [id, hostsOf(id)])) as Record<MarketId, string[]>;
}
