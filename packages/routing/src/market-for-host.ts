import { fallbackMarket, marketIds, markets, type MarketId } from './registry.ts';

const hostOf = (url: string) => url.slice(url.indexOf('//') + 2);

const knownHosts: ReadonlyMap<string, MarketId> = new Map(
  marketIds.flatMap((id): [string, MarketId][] => [
    [markets[id].localHost, id],
    [hostOf(markets[id].defaultSiteUrl), id],
  ]),
);

/** `BE.localhost.:3000` → `be.localhost` */
const withoutPort = (host: string) =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');

/**
 * The market of a `Host` header; Italy where no market claims it (1-site.md §1).
 * `configured` adds hosts (lower case, no port) and wins over the shipped ones.
 */
export const marketForHost = (
  host: string | null | undefined,
  configured: Readonly<Record<string, MarketId>> = {},
): MarketId => {
  const name = withoutPort(host ?? '');
  if (Object.hasOwn(configured, name)) return configured[name] ?? fallbackMarket;
  return knownHosts.get(name) ?? fallbackMarket;
};
