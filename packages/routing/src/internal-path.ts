import { routePathOf } from './href.ts';
import { localeRoutes } from './locale-routes.ts';
import type { RouteMatch } from './match.ts';
import type { Locale } from './registry.ts';
import { readRoutePath, withoutLiterals, writeRoutePath } from './route-path.ts';
import type { ListingParams, ResultsParams, RouteName, RouteParams } from './routes.ts';

/** Where an app renders the route: `/<locale>/<screen>/<params…>`, the screen's name in place of the language's words. */
export const internalPath = ({ route, params, locale }: Pick<RouteMatch, 'route' | 'params' | 'locale'>): string => {
  const routes = localeRoutes(locale);
  const segments = writeRoutePath(withoutLiterals(routePathOf(route, routes)), params, routes.filters);
  return `/${[locale, route, ...segments].join('/')}`;
};

/**
 * The parameters of a route from the segments that follow the screen's name in its internal path, still encoded or
 * not; null where they are none.
 */
export const paramsFromSegments = <Name extends RouteName>(
  name: Name,
  segments: readonly string[] | undefined,
  locale: Locale,
): RouteParams[Name] | null => {
  const routes = localeRoutes(locale);
  const given = (segments ?? []).map((segment) => segment.replaceAll(/%2c/gi, ','));
  // The reader checks each value against `routes[name]`, from which this type is made.
  return readRoutePath(withoutLiterals(routePathOf(name, routes)), given, routes.filters) as RouteParams[Name] | null;
};

export const listingParamsFromSegments = (segments: readonly string[] | undefined, locale: Locale): ListingParams | null =>
  paramsFromSegments('products', segments, locale);

export const resultsParamsFromSegments = (segments: readonly string[] | undefined, locale: Locale): ResultsParams | null =>
  paramsFromSegments('results', segments, locale);
