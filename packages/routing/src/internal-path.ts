import { localeRoutes, routePathOf } from './locale-routes.ts';
import type { RouteMatch } from './match.ts';
import type { Locale } from './registry.ts';
import { readRoutePath, slugFromSegment, withoutLiterals, writeInternalSegments } from './route-path.ts';
import type { ListingParams, ResultsParams, RouteName, RouteParams } from './routes.ts';
import { screens } from './screens.ts';

type Segments = readonly string[] | undefined;

/** The path at which an app renders a route: `/<locale>/<screen>/<params…>`, without translated words. */
export function internalPath({ route, params, locale }: Pick<RouteMatch, 'route' | 'params' | 'locale'>): string {
  const routes = localeRoutes(locale);
  const segments = writeInternalSegments(withoutLiterals(routePathOf(route, routes)), params, routes.filters);
  return `/${[locale, ...screens[route].path, ...segments].join('/')}`;
}

/**
 * The parameters of a route from the segments after the screen in an internal path, percent-encoded or not;
 * null when the segments do not match.
 */
export function paramsFromSegments<Name extends RouteName>(
  name: Name,
  segments: Segments,
  locale: Locale,
): RouteParams[Name] | null {
  const routes = localeRoutes(locale);
  const given = (segments ?? []).flatMap((segment) => slugFromSegment(segment).split('/'));
  // Each value is validated against `routes[name]`, from which the type is derived.
  return readRoutePath(withoutLiterals(routePathOf(name, routes)), given, routes.filters) as RouteParams[Name] | null;
}

export function listingParamsFromSegments(segments: Segments, locale: Locale): ListingParams | null {
  return paramsFromSegments('products', segments, locale);
}

export function resultsParamsFromSegments(segments: Segments, locale: Locale): ResultsParams | null {
  return paramsFromSegments('results', segments, locale);
}
