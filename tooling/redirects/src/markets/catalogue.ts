import { rulesOfIndex, type IndexedRule, type ParsedRules } from '@veralune/redirects/parse';
import { markets, type MarketId } from '@veralune/routing';
import { UsageError } from '../cli/usage-error.ts';
import type { CatalogueUrl } from './live-pages.ts';

/** Fetches the addresses of a market's pages from the catalogue API. */
export async function fetchUrls(market: MarketId, api: string): Promise<CatalogueUrl[]> {
  return (await fetchItems(`${api}/url?shop_id=${markets[market].shopId}`)).filter(isUrl);
}

/** Fetches the editors' redirects of a market from the catalogue API. */
export async function fetchRules(market: MarketId, api: string): Promise<ParsedRules> {
  return rulesOfIndex((await fetchItems(`${api}/redirection/index?shop_id=${markets[market].shopId}`)).filter(isRule));
}

async function fetchItems(url: string): Promise<unknown[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (answer?.ok !== true)
    throw new UsageError(`The catalogue does not answer at ${url}. Start it with npm start, or omit --api.`);
  const body: unknown = await answer.json().catch(() => undefined);
  const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : undefined;
  if (!Array.isArray(items)) throw new UsageError(`${url} returned no list. Is --api the address of the catalogue?`);
  return items;
}

function isText(value: unknown) {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown) {
  return value === null || isText(value);
}

function isUrl(value: unknown): value is CatalogueUrl {
  if (typeof value !== 'object' || value === null) return false;
  const { entity_type: type, lang, slug, page_type: pageType, parent_slug: parent } = value as Record<string, unknown>;
  return [type, lang, slug].every(isText) && [pageType, parent].every(isTextOrNull);
}

function isRule(value: unknown): value is IndexedRule {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, type } = value as Record<string, unknown>;
  return [from, to].every(isText) && (type === 301 || type === 302);
}
