import { sitemapPartSize, tags, type SitemapEntry } from '@veralune/api-client/contract';
import type { Market } from '@veralune/routing';
import { readForMarket } from '../catalogue/catalogue.ts';
import { cacheControl } from '../serving/cache-control.ts';

/** Seconds after which a crawler may ask again, while the catalogue gives no answer. */
const retryAfterSeconds = 60;

export interface SitemapPart {
  readonly total: number;
  readonly items: readonly SitemapEntry[];
}

/** @param page counted from 1 */
export function readPart(market: Market, page: number): Promise<SitemapPart> {
  return readForMarket(market, 'sitemap', { query: { page } }, [tags.sitemap]);
}

export function partsOf({ total }: SitemapPart): number {
  return Math.ceil(total / sitemapPartSize);
}

/** Sends what `make` writes; null is a sitemap that does not exist. */
export async function answerXml(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl.sitemap },
    });
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', message: `sitemap: ${error instanceof Error ? error.message : String(error)}` }),
    );
    return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}
