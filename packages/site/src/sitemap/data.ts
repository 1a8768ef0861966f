import { sitemapPartSize, tags, type SitemapEntry } from '@veralune/api-client/contract';
import type { Market } from '@veralune/routing';
import { readForMarket } from '../catalogue/catalogue.ts';

export interface SitemapPart {
  readonly total: number;
  readonly items: readonly SitemapEntry[];
}

/** @param page starts at 1 */
export function readPart(market: Market, page: number): Promise<SitemapPart> {
  return readForMarket(market, 'sitemap', { query: { page } }, [tags.sitemap]);
}

export function partCount({ total }: SitemapPart): number {
  return Math.ceil(total / sitemapPartSize);
}
