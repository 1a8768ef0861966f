import type { MarketId } from '@veralune/routing';
import { isLocalHostOf, marketOfHost } from './hosts-of-markets.ts';
import { readOwnTables } from './market-table.ts';
import { UsageError } from './usage-error.ts';

export interface AskedAddress {
  readonly market: MarketId;
  /** A path of the site, or absolute. */
  readonly address: string;
}

/** What a person wants explained, and of whom to ask it. @throws UsageError where the market stays unknown */
export function askedAddress(written: string, named: MarketId | undefined): AskedAddress {
  if (/^\/(?!\/)/.test(written)) {
    if (named === undefined) throw new UsageError(`Every market may have ${written}. Name one: --market es.`);
    return { market: named, address: written };
  }
  const tables = readOwnTables();
  const url = URL.parse(withScheme(written, (host) => marketOfHost(host, tables) !== undefined));
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `"${written}" is neither an address nor a path. Write https:// before a host, or / before a path.`,
    );
  }
  const market = named ?? marketOfHost(url.host, tables);
  if (market === undefined) {
    throw new UsageError(
      `No table names the host ${url.host}, and no site has it. Name the market to ask: --market es.`,
    );
  }
  const path = url.pathname + url.search;
  return { market, address: isLocalHostOf(url.host, market) ? path : url.origin + path };
}

/** `//host/x` and `host/x` as browsers take them; without slashes only a host that is known, since it may be a path. */
function withScheme(written: string, isKnown: (host: string) => boolean) {
  if (written.startsWith('//')) return `https:${written}`;
  return isKnown(written.split(/[/?#]/, 1)[0] ?? '') ? `https://${written}` : written;
}
