import { fallbackMarket, marketIds, markets, type MarketId } from './registry.ts';

function hostOf(url: string) {
  return url.slice(url.indexOf('//') + 2);
}

const defaultHosts: Readonly<Record<string, MarketId>> = Object.fromEntries(
  marketIds.flatMap((id) => [
    [markets[id].localHost, id],
    [hostOf(markets[id].defaultSiteUrl), id],
  ]),
);

/** `BE.localhost.:3000` → `be.localhost` */
function nameOf(host: string) {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * The market of a `Host` header, with or without port, `www.` or trailing dot. Italy for unknown hosts (1-site.md §1).
 * @param configured additional hosts, in lower case and without port; they override the default hosts
 */
export function marketForHost(
  host: string | null | undefined,
  configured: Readonly<Record<string, MarketId>> = {},
): MarketId {
  const name = nameOf(host ?? '');
  const hosts = new Map(Object.entries({ ...defaultHosts, ...configured }));
  return hosts.get(name) ?? hosts.get(name.replace(/^www\./, '')) ?? fallbackMarket;
}
