import { markets, type MarketId } from '@veralune/routing';
import { hostsInRules, type MarketHosts } from '../checks/shared-hosts.ts';
import type { MarketTable } from './market-table.ts';

function siteHostsOf(market: MarketId) {
  return [markets[market].localHost, new URL(markets[market].defaultSiteUrl).hostname];
}

export function marketHosts({ market, file, rules }: MarketTable): MarketHosts {
  return {
    market,
    file,
    rules,
    siteHosts: siteHostsOf(market),
  };
}

/** The market of a host: the one whose site it is, or whose table names it. */
export function marketOfHost(host: string, tables: readonly MarketTable[]): MarketId | undefined {
  const name = host.replace(/\.?(?::\d+)?$/, '').toLowerCase();
  const port = /^localhost:(\d+)$/i.exec(host)?.[1];
  return tables.find(({ market, rules }) => {
    if (port !== undefined) return String(markets[market].localPort) === port;
    return hostsInRules(rules).has(name) || siteHostsOf(market).includes(name.replace(/^www\./, ''));
  })?.market;
}

/** Whether the market's site uses this host on a developer's machine. */
export function isLocalHostOf(host: string, market: MarketId): boolean {
  return host.replace(/:\d+$/, '') === markets[market].localHost || host === `localhost:${markets[market].localPort}`;
}
