import { endsLikeOtherRoute, isReserved, localeRoutes, routePathOf, type LocaleRoutes } from './locale-routes.ts';
import { previewSegment } from './param-codecs.ts';
import type { PreviewType } from './preview-types.ts';
import type { Locale } from './registry.ts';
import { writeRoutePath } from './route-path.ts';
import type { RouteName, RouteParams } from './routes.ts';
import { RoutingError } from './routing-error.ts';

/** Whether the market of the locale has the screen. */
export function hasRoute(name: RouteName, locale: Locale): boolean {
  return localeRoutes(locale).byName.has(name);
}

/**
 * The canonical path of a route: prefix, words of the language, parameters, filters in order.
 *
 * @throws RoutingError 001 unknown route or locale, 002 invalid parameter value, 003 the market does not have the
 *   route, 004 missing parameter, 006 a slug that starts or ends like the path of another route
 */
export function href<Name extends RouteName>(name: Name, params: RouteParams[Name], locale: Locale): string {
  const routes = localeRoutes(locale);
  const routePath = routePathOf(name, routes);
  const segments = writeRoutePath(routePath, params, routes.filters);
  if (endsLikeOtherRoute(routePath, segments, routes)) throw reserved(name, segments.at(-1) ?? '', 'end', routes);
  if (name === 'page' || name === 'corner') assertNotReserved(name, segments[0] ?? '', routes);
  const path = name === 'preview' ? previewPath(segments, routes) : segments.join('/');
  return path === '' ? routes.prefix || '/' : `${routes.prefix}/${path}`;
}

/** The path of the preview of an entity by its id. */
export function previewHref(type: PreviewType, id: number, locale: Locale): string {
  return href('preview', { type, id }, locale);
}

function previewPath([type, id]: readonly string[], { previewBase }: LocaleRoutes) {
  return `${previewBase.get(type as PreviewType) ?? ''}/${previewSegment}/${id ?? ''}`;
}

function assertNotReserved(route: RouteName, segment: string, routes: LocaleRoutes) {
  if (isReserved(segment, routes)) throw reserved(route, segment, 'start', routes);
}

function reserved(route: RouteName, segment: string, position: 'start' | 'end', { locale }: LocaleRoutes) {
  return new RoutingError(
    'VR-ROUTING-006',
    `a path of "${route}" cannot ${position} with "${segment}" in ${locale}: it belongs to another route. Choose another slug.`,
  );
}
