import { internalPath, type ListingParams, type RouteMatch } from '@veralune/routing';

/** More pages than any category has. Page numbers above it do not exist. */
const maxPages = 100;

/**
 * Whether a listing is rendered for each request instead of being cached: filters, price ranges and page numbers can be
 * combined without limit.
 */
export function isDynamicListing({ filters = [], page = 1 }: ListingParams): boolean {
  return filters.length > 0 || page > maxPages;
}

/** Folder of the page that is rendered for each request. Takes the parameters of `products`. */
const folder = 'selection';

/** The internal path of a listing that is rendered for each request. */
export function dynamicListingPath(found: Extract<RouteMatch, { route: 'products' }>): string {
  const [, locale, , ...segments] = internalPath(found).split('/');
  return `/${[locale, folder, ...segments].join('/')}`;
}
