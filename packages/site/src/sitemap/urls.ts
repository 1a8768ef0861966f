import type { SitemapEntry } from '@veralune/api-client/contract';
import { href, routesOfEntity, type EntityKind, type Market, type RouteName } from '@veralune/routing';
import { selectionAlternates, type FacetsByLocale } from '../listing/indexed-languages.ts';
import { indexedSelections } from '../listing/indexing.ts';
import { absoluteUrl, hreflangs, type LocalePath } from '../metadata/absolute-url.ts';
import { entityAlternates } from '../metadata/alternates.ts';
import { fixedAlternates, indexedRoutes } from '../metadata/fixed-alternates.ts';
import type { SitemapUrl } from './xml.ts';

function urlsOf(paths: readonly LocalePath[], { id, locales }: Market, modifiedAt?: string): SitemapUrl[] {
  const languages = hreflangs(paths, id);
  return paths
    .filter(({ locale }) => locales.includes(locale))
    .map((path) => ({
      address: absoluteUrl(path, id),
      ...(modifiedAt === undefined ? {} : { modifiedAt }),
      languages,
    }));
}

/** The pages of a market that do not belong to an entity of the catalogue. */
export function fixedUrls(market: Market, screens: ReadonlySet<RouteName>): SitemapUrl[] {
  return indexedRoutes.filter((route) => screens.has(route)).flatMap((route) => urlsOf(fixedAlternates(route), market));
}

/** The filtered listings of a market that search engines index. */
export function selectionUrls(market: Market, facets: FacetsByLocale): SitemapUrl[] {
  return market.locales.flatMap((locale) => {
    const own = facets.get(locale);
    const selections = own ? indexedSelections(own) : [];
    return selections.flatMap((filter) => {
      const address = absoluteUrl({ locale, path: href('products', { filters: [filter] }, locale) }, market.id);
      return { address, languages: hreflangs(selectionAlternates(filter, locale, facets), market.id) };
    });
  });
}

function kindOf({ entity_type: type, page_type: pageType }: SitemapEntry): EntityKind | null {
  return type === 'cms_page' ? pageType : type;
}

/** Pages that may be without content are not listed: a questions page without questions, and all pages of reviews. */
function isEmpty(route: RouteName, { question_count: questions }: SitemapEntry): boolean {
  return route === 'product-evaluations' || (route === 'product-questions' && questions === 0);
}

/** The pages of an entity of the catalogue, in each of the market's languages in which it exists. */
export function urlsOfEntry(entry: SitemapEntry, market: Market, screens: ReadonlySet<RouteName>): SitemapUrl[] {
  const kind = kindOf(entry);
  if (kind === null) return [];
  return routesOfEntity(kind)
    .filter((route) => screens.has(route) && !isEmpty(route, entry))
    .flatMap((route) => urlsOf(entityAlternates(kind, entry.alternates, route), market, entry.modified_at));
}
