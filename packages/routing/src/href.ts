import { isReserved, localeRoutes, type LocaleRoutes } from './locale-routes.ts';
import { previewSegment } from './param-codecs.ts';
import type { PreviewType } from './preview-types.ts';
import { marketOf, type Locale } from './registry.ts';
import { writeRoutePath, type RoutePath, type Values } from './route-path.ts';
import { isRouteName, type RouteName, type RouteParams } from './routes.ts';
import { RoutingError } from './routing-error.ts';

/** Whether the locale's market has the screen. */
export const hasRoute = (name: RouteName, locale: Locale): boolean => localeRoutes(locale).byName.has(name);

/**
 * The canonical path of a route: prefix, words of the language, parameters, filters in order.
 *
 * @throws RoutingError 001 unknown route, 002 a value that no path can hold, 003 the market lacks the route,
 *   004 a missing parameter, 006 a slug that another route's path starts with
 */
export const href = <Name extends RouteName>(name: Name, params: RouteParams[Name], locale: Locale): string => {
  const routes = localeRoutes(locale);
  return routes.prefix + pathOf(routePathOf(name, routes), params, routes) || '/';
};

/** The path on which an editor sees a thing of the catalogue by its id. */
export const previewHref = (type: PreviewType, id: number, locale: Locale): string =>
  href('preview', { type, id }, locale);

/** @throws RoutingError 001, 003 */
export const routePathOf = (name: RouteName, { byName, locale }: LocaleRoutes): RoutePath => {
  const path = byName.get(name);
  if (path !== undefined) return path;
  if (!isRouteName(name)) {
    throw new RoutingError('VR-ROUTING-001', `there is no route "${String(name)}". Use a name of src/routes.ts.`);
  }
  throw new RoutingError(
    'VR-ROUTING-003',
    `market "${marketOf(locale).id}" has no route "${name}". Remove the link, ask hasRoute() first, or add the route to tables/${locale}.ts.`,
  );
};

const pathOf = (path: RoutePath, values: Values, routes: LocaleRoutes) => {
  const segments = writeRoutePath(path, values, routes.filters);
  if (path.route === 'preview') return `/${previewPath(segments, routes)}`;
  if (path.route === 'page' || path.route === 'corner') refuseReserved(path.route, segments[0] ?? '', routes);
  return segments.length === 0 ? '' : `/${segments.join('/')}`;
};

const previewPath = ([type, id]: readonly string[], { previewBase }: LocaleRoutes) =>
  `${previewBase.get(type as PreviewType) ?? ''}/${previewSegment}/${id ?? ''}`;

const refuseReserved = (route: RouteName, segment: string, routes: LocaleRoutes) => {
  if (!isReserved(segment, routes)) return;
  throw new RoutingError(
    'VR-ROUTING-006',
    `no path of "${route}" can start with "${segment}" in ${routes.locale}: another route's does. Choose another slug.`,
  );
};
