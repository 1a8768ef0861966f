import { isReserved, localeRoutes, routePathOf, type LocaleRoutes } from './locale-routes.ts';
import { previewSegment } from './param-codecs.ts';
import type { PreviewType } from './preview-types.ts';
import type { Locale } from './registry.ts';
import { writeRoutePath } from './route-path.ts';
import type { RouteName, RouteParams } from './routes.ts';
import { RoutingError } from './routing-error.ts';

/** Whether the locale's market has the screen. */
export function hasRoute(name: RouteName, locale: Locale): boolean {
  return localeRoutes(locale).byName.has(name);
}

/**
 * The canonical path of a route: prefix, words of the language, parameters, filters in order.
 *
 * @throws RoutingError 001 unknown route or locale, 002 a value that no path can hold, 003 the market lacks the
 *   route, 004 a missing parameter, 006 a slug that another route's path starts with
 */
export function href<Name extends RouteName>(name: Name, params: RouteParams[Name], locale: Locale): string {
  const routes = localeRoutes(locale);
  const segments = writeRoutePath(routePathOf(name, routes), params, routes.filters);
  if (name === 'page' || name === 'corner') refuseReserved(name, segments[0] ?? '', routes);
  const path = name === 'preview' ? previewPath(segments, routes) : segments.join('/');
  return path === '' ? routes.prefix || '/' : `${routes.prefix}/${path}`;
}

/** The path on which an editor sees a thing of the catalogue by its id. */
export function previewHref(type: PreviewType, id: number, locale: Locale): string {
  return href('preview', { type, id }, locale);
}

function previewPath([type, id]: readonly string[], { previewBase }: LocaleRoutes) {
  return `${previewBase.get(type as PreviewType) ?? ''}/${previewSegment}/${id ?? ''}`;
}

function refuseReserved(route: RouteName, segment: string, routes: LocaleRoutes) {
  if (!isReserved(segment, routes)) return;
  throw new RoutingError(
    'VR-ROUTING-006',
    `no path of "${route}" can start with "${segment}" in ${routes.locale}: another route's does. Choose another slug.`,
  );
}
