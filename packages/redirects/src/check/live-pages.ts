import {
  hasRoute,
  href,
  markets,
  match,
  routeNames,
  type Locale,
  type MarketId,
  type RouteName,
} from '@veralune/routing';

/** An address as the API's call `urls` answers it. */
export interface LiveEntry {
  readonly entity_type: string;
  readonly lang: string;
  readonly slug: string;
  readonly page_type: string | null;
  readonly parent_slug: string | null;
}

export interface LivePages {
  readonly paths: ReadonlySet<string>;
  /** Whether a path is a page, pages and filters of its lists included. */
  readonly resolves: (path: string) => boolean;
}

/** Every page of a market, from its route tables and its catalogue. */
export const livePages = (market: MarketId, entries: readonly LiveEntry[]): LivePages => {
  const { locales, prefixed } = markets[market];
  const paths = new Set(
    locales.flatMap((locale) => [
      ...routeNames.flatMap((name) => pathOf(name, {}, locale)),
      ...entries.filter(({ lang }) => locale.startsWith(`${lang}-`)).flatMap((entry) => pathOfEntry(entry, locale)),
    ]),
  );
  if (prefixed) paths.add('/');
  const cornerBrands = new Set(entries.filter((entry) => entry.page_type === 'brand_corner_main').map(brandOf));
  const resolves = (path: string) => {
    if (paths.has(path)) return true;
    const found = match(path, market, { cornerBrands });
    if (found.kind !== 'route') return false;
    const { page: _page, filters: _filters, terms: _terms, ...params }: Record<string, unknown> = found.params;
    return pathOf(found.route, params, found.locale).some((base) => base !== path && paths.has(base));
  };
  return { paths, resolves };
};

/** None where the market lacks the route, or where the parameters don't suffice for an address. */
const pathOf = (name: RouteName, params: Readonly<Record<string, unknown>>, locale: Locale): string[] => {
  if (!hasRoute(name, locale)) return [];
  try {
    return [href(name, params as Parameters<typeof href>[1], locale)];
  } catch {
    return [];
  }
};

const brandOf = ({ parent_slug: parent, slug }: LiveEntry) => parent ?? slug;

const routeOfEntity: Readonly<Record<string, readonly [RouteName, string]>> = {
  product: ['product', 'slug'],
  category: ['products', 'category'],
  need: ['need', 'slug'],
  brand: ['brand', 'slug'],
  thematic: ['advice-theme', 'theme'],
  advice: ['advice', 'slug'],
  innovation: ['innovation', 'slug'],
  about: ['about', 'theme'],
  corpo_main: ['expertise', 'slug'],
  information: ['information', 'slug'],
  standard: ['page', 'slug'],
  actualite: ['page', 'slug'],
};

const pathOfEntry = (entry: LiveEntry, locale: Locale): string[] => {
  const { slug, parent_slug: parent } = entry;
  const kind = entry.page_type ?? entry.entity_type;
  if (kind === 'corpo_page') return pathOf('expertise', { slug: parent, subslug: slug }, locale);
  if (kind === 'brand_corner_page') return pathOf('corner', { brand: parent, slug }, locale);
  if (kind === 'brand_corner_main') return pathOf('corner', { brand: brandOf(entry) }, locale);
  const [name, param] = routeOfEntity[kind] ?? [];
  const paths = name === undefined || param === undefined ? [] : pathOf(name, { [param]: slug }, locale);
  return kind === 'product' ? [...paths, ...pathOf('product-questions', { slug }, locale)] : paths;
};
