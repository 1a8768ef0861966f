import { markets, type MarketId } from '@veralune/routing';
import { namedHosts, type HostClaims } from '../check/hosts-in-two-markets.ts';
import type { MarketTable } from './market-table.ts';

function siteHostsOf(market: MarketId) {
  return [markets[market].localHost, new URL(markets[market].defaultSiteUrl).hostname];
}

export function claimsOf({ market, file, rules }: MarketTable): HostClaims {
  return {
    market,
    file,
    rules,
    siteHosts: siteHostsOf(market),
  };
}

/** The market that a host leads to: its site, or the one whose table names it. */
export function marketOfHost(host: string, tables: readonly MarketTable[]): MarketId | undefined {
  const name = host.replace(/\.?(?::\d+)?$/, '').toLowerCase();
  const port = /^localhost:(\d+)$/i.exec(host)?.[1];
  return tables.find(({ market, rules }) => {
    if (port !== undefined) return String(markets[market].localPort) === port;
    return namedHosts(rules).has(name) || siteHostsOf(market).includes(name.replace(/^www\./, ''));
  })?.market;
}

/** Whether a host is where the market's site runs on a developer's machine. */
export function isLocalHostOf(host: string, market: MarketId): boolean {
  return host.replace(/:\d+$/, '') === markets[market].localHost || host === `localhost:${markets[market].localPort}`;
}
