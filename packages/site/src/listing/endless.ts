import { internalPath, type ListingParams, type RouteMatch } from '@veralune/routing';

/** More pages than any category has: a number above it is typed, and names a page that is not there. */
const mostPages = 100;

/** Whether there are endlessly many listings like this one: any value of a filter, any range of prices, any page number. */
export function isEndless({ filters = [], page = 1 }: ListingParams): boolean {
  return filters.length > 0 || page > mostPages;
}

/** The folder of the app whose page is rendered for each request, with the parameters of `products`. */
const folder = 'selection';

export function selectionPath(found: Extract<RouteMatch, { route: 'products' }>): string {
  const [, locale, , ...segments] = internalPath(found).split('/');
  return `/${[locale, folder, ...segments].join('/')}`;
}
