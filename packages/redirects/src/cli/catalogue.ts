import { markets, type MarketId } from '@veralune/routing';
import type { LiveEntry } from '../check/live-pages.ts';
import { rulesOfIndex, type IndexedRule, type ParsedRules } from '../redirection-index.ts';
import { UsageError } from './usage-error.ts';

/** The addresses of a market's pages, as the catalogue lists them. */
export async function entriesOf(market: MarketId, api: string): Promise<LiveEntry[]> {
  return (await itemsOf(`${api}/url?shop_id=${markets[market].shopId}`)).filter(isEntry);
}

/** The rules that editors keep in the catalogue. */
export async function catalogueRules(market: MarketId, api: string): Promise<ParsedRules> {
  return rulesOfIndex((await itemsOf(`${api}/redirection/index?shop_id=${markets[market].shopId}`)).filter(isRule));
}

async function itemsOf(url: string): Promise<unknown[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (answer?.ok !== true)
    throw new UsageError(`The catalogue doesn't answer at ${url}. Start it with npm start, or leave --api out.`);
  const body: unknown = await answer.json().catch(() => undefined);
  const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : undefined;
  if (!Array.isArray(items)) throw new UsageError(`${url} answered no list. Is --api the address of the catalogue?`);
  return items;
}

function isText(value: unknown) {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown) {
  return value === null || isText(value);
}

function isEntry(value: unknown): value is LiveEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { entity_type: type, lang, slug, page_type: pageType, parent_slug: parent } = value as Record<string, unknown>;
  return [type, lang, slug].every(isText) && [pageType, parent].every(isTextOrNull);
}

function isRule(value: unknown): value is IndexedRule {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, type } = value as Record<string, unknown>;
  return [from, to].every(isText) && (type === 301 || type === 302);
}
