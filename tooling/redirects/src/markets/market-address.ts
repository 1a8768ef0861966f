import type { MarketId } from '@veralune/routing';
import { UsageError } from '../cli/usage-error.ts';
import { isLocalHostOf, marketOfHost } from './market-hosts.ts';
import { readAllTables } from './market-table.ts';

export interface MarketAddress {
  readonly market: MarketId;
  /** A path of the site, or absolute. */
  readonly address: string;
}

/**
 * Parses an address as a person writes it, and finds its market by the host.
 * @param market the market of the option `--market`, which is used instead of the host
 * @throws UsageError if it is not an address or its market is unknown
 */
export function parseMarketAddress(text: string, market: MarketId | undefined): MarketAddress {
  if (/^\/(?!\/)/.test(text)) {
    if (market === undefined) throw new UsageError(`Any market can have ${text}. Name one: --market es.`);
    return { market, address: text };
  }
  const tables = readAllTables();
  const url = URL.parse(withScheme(text, (host) => marketOfHost(host, tables) !== undefined));
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `"${text}" is neither an address nor a path. Write https:// before a host, or / before a path.`,
    );
  }
  const owner = market ?? marketOfHost(url.host, tables);
  if (owner === undefined) {
    throw new UsageError(
      `The host ${url.host} is in no table and is not the host of a site. Name a market: --market es.`,
    );
  }
  const path = url.pathname + url.search;
  return { market: owner, address: isLocalHostOf(url.host, owner) ? path : url.origin + path };
}

/** Adds a missing scheme. Without slashes, the first part counts as a host only if it is known: it can be a path too. */
function withScheme(text: string, isKnown: (host: string) => boolean) {
  if (text.startsWith('//')) return `https:${text}`;
  return isKnown(text.split(/[/?#]/, 1)[0] ?? '') ? `https://${text}` : text;
}
