import { localeRoutes, routePathOf } from './locale-routes.ts';
import type { RouteMatch } from './match.ts';
import type { Locale } from './registry.ts';
import { readRoutePath, withoutLiterals, writeRoutePath } from './route-path.ts';
import type { ListingParams, ResultsParams, RouteName, RouteParams } from './routes.ts';
import { screens } from './screens.ts';

type Segments = readonly string[] | undefined;

/** Where an app renders a route: `/<locale>/<screen>/<params…>`, without any word of the language. */
export function internalPath({ route, params, locale }: Pick<RouteMatch, 'route' | 'params' | 'locale'>): string {
  const routes = localeRoutes(locale);
  const segments = writeRoutePath(withoutLiterals(routePathOf(route, routes)), params, routes.filters);
  return `/${[locale, screens[route].screen, ...segments].join('/')}`;
}

/**
 * The parameters of a route from what follows its screen's name in an internal path, percent-encoded or not;
 * null where the segments don't fit.
 */
export function paramsFromSegments<Name extends RouteName>(
  name: Name,
  segments: Segments,
  locale: Locale,
): RouteParams[Name] | null {
  const routes = localeRoutes(locale);
  // The comma of a page's slug is the one allowed character that a framework may hand over encoded.
  const given = (segments ?? []).map((segment) => segment.replaceAll(/%2c/gi, ','));
  // The reader checks each value against `routes[name]`, from which the type is made.
  return readRoutePath(withoutLiterals(routePathOf(name, routes)), given, routes.filters) as RouteParams[Name] | null;
}

export function listingParamsFromSegments(segments: Segments, locale: Locale): ListingParams | null {
  return paramsFromSegments('products', segments, locale);
}

export function resultsParamsFromSegments(segments: Segments, locale: Locale): ResultsParams | null {
  return paramsFromSegments('results', segments, locale);
}
