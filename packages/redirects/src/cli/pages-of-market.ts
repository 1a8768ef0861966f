import { markets, match, type MarketId } from '@veralune/routing';
import { livePages, type LiveEntry } from '../check/live-pages.ts';
import { UsageError } from './usage-error.ts';

export interface PagesOfMarket {
  readonly livePaths: Iterable<string> | undefined;
  readonly resolves: (path: string) => boolean;
  /** For the person: against what targets were checked. */
  readonly known: string;
}

/** The pages of a market from its catalogue, or, where none is named, what its route tables alone can tell. */
export const pagesOfMarket = async (market: MarketId, api: string | undefined): Promise<PagesOfMarket> => {
  if (api === undefined) {
    const known = 'targets against the route tables only; name a catalogue with --api';
    return { livePaths: undefined, resolves: (path) => isPathOfRoute(path, market), known };
  }
  const { paths, resolves } = livePages(market, await entriesOf(market, api));
  return { livePaths: paths, resolves, known: `targets and live pages against ${api}, ${paths.size} pages` };
};

/** Whether some slug makes it a page; only the catalogue knows which words are brands with a corner. */
const isPathOfRoute = (path: string, market: MarketId) => {
  const cornerBrands = new Set(path.split('/'));
  return path === '/' || match(path, market, { cornerBrands }).kind === 'route';
};

const entriesOf = async (market: MarketId, api: string): Promise<LiveEntry[]> => {
  const url = `${api.replace(/\/+$/, '')}/url?shop_id=${markets[market].shopId}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (answer?.ok !== true)
    throw new UsageError(`The catalogue doesn't answer at ${url}. Start it, or leave --api out.`);
  const body: unknown = await answer.json();
  const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : undefined;
  if (!Array.isArray(items)) throw new UsageError(`${url} answered no list of addresses.`);
  return items.filter(isEntry);
};

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

const isEntry = (value: unknown): value is LiveEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { entity_type: type, lang, slug, page_type: pageType, parent_slug: parent } = value as Record<string, unknown>;
  return [type, lang, slug].every(isText) && [pageType, parent].every(isTextOrNull);
};
