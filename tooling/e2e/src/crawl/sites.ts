import { languageTag } from '@veralune/i18n';
import { href, isMarketId, marketIds, markets, type Market, type MarketId } from '@veralune/routing';
import { frontDoorPort } from '../urls.ts';

/** A site to crawl: where it listens. */
export interface CrawledSite {
  readonly market: Market;
  readonly port: number;
  /** The `Host` header, by which the front door finds the market. */
  readonly host: string;
}

function behindFrontDoor(id: MarketId): CrawledSite {
  const market = markets[id];
  return { market, port: frontDoorPort, host: `${market.localHost}:${String(frontDoorPort)}` };
}

/**
 * The sites to crawl: all markets behind the front door, or single servers.
 * @param text `CRAWL_SITES`: markets with the ports of their servers, `es=3903,be=3901`
 * @throws when a part is not `<market>=<port>`
 */
export function sitesOf(text: string | undefined): CrawledSite[] {
  if (text === undefined || text === '') return marketIds.map(behindFrontDoor);
  return text.split(',').map((part) => {
    const [, id = '', port = ''] = /^(\w+)=(\d+)$/.exec(part.trim()) ?? [];
    if (!isMarketId(id)) throw new Error(`CRAWL_SITES: "${part}" is not <market>=<port>, for example es=3903.`);
    return { market: markets[id], port: Number(port), host: `${markets[id].localHost}:${port}` };
  });
}

/** The language of a path, as `lang` writes it; empty when the market has no such path. */
export function langOf(path: string, { locales }: Market): string {
  const locale = locales.find((each) => {
    const home = href('home', {}, each);
    return home === '/' || path === home || path.startsWith(`${home}/`);
  });
  return locale === undefined ? '' : languageTag(locale);
}
