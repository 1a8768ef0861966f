import type { RouteName } from './routes.ts';

/** Message id of a route's title in breadcrumbs. Source: 2-routes-redirects-commerce.md §2.4. */
export function breadcrumbTitle<Name extends RouteName>(name: Name): `routes.${Name}.title` {
  return `routes.${name}.title`;
}
