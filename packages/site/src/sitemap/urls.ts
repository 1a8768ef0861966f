import type { SitemapEntry } from '@veralune/api-client/contract';
import { routesOfEntity, type EntityKind, type Market, type RouteName } from '@veralune/routing';
import { absolute, hreflangs, type LocalePath } from '../metadata/absolute.ts';
import { entityAlternates } from '../metadata/alternates.ts';
import { fixedAlternates, type FixedRoute } from '../metadata/fixed-alternates.ts';
import type { SitemapUrl } from './xml.ts';

/** Screens without parameters that search engines may find, in the order in which a visitor meets them. */
const fixedRoutes = [
  'home',
  'products',
  'brands',
  'needs',
  'advice-home',
  'innovations',
  'expertises',
  'about',
  'contact',
] as const satisfies FixedRoute[];

function urlsOf(paths: readonly LocalePath[], { id, locales }: Market, modifiedAt?: string): SitemapUrl[] {
  const languages = hreflangs(paths, id);
  return paths
    .filter(({ locale }) => locales.includes(locale))
    .map((path) => ({ address: absolute(path, id), ...(modifiedAt === undefined ? {} : { modifiedAt }), languages }));
}

/** The pages of a market that show no single thing of the catalogue. */
export function fixedUrls(market: Market, screens: ReadonlySet<RouteName>): SitemapUrl[] {
  return fixedRoutes.filter((route) => screens.has(route)).flatMap((route) => urlsOf(fixedAlternates(route), market));
}

function kindOf({ entity_type: type, page_type: pageType }: SitemapEntry): EntityKind | null {
  return type === 'cms_page' ? pageType : type;
}

/** A page of questions without a question, or of evaluations that nobody wrote yet, is nothing to find. */
function isEmpty(route: RouteName, { question_count: questions }: SitemapEntry): boolean {
  return route === 'product-evaluations' || (route === 'product-questions' && questions === 0);
}

/** The pages of a market that show a thing of the catalogue, in each of the market's languages that has it. */
export function urlsOfEntry(entry: SitemapEntry, market: Market, screens: ReadonlySet<RouteName>): SitemapUrl[] {
  const kind = kindOf(entry);
  if (kind === null) return [];
  return routesOfEntity(kind)
    .filter((route) => screens.has(route) && !isEmpty(route, entry))
    .flatMap((route) => urlsOf(entityAlternates(kind, entry.alternates, route), market, entry.modified_at));
}
