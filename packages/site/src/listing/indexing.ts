import type { Facets } from '@veralune/api-client/contract';
import type { Filter, FilterName, ListingParams } from '@veralune/routing';

/** Filters without a page of their own: a brand and a need have one, which search engines index instead. */
export const indexedFilters = ['galenic_format', 'active_ingredient'] as const satisfies FilterName[];

/** A listing of fewer products says no more than the pages of the products. */
const minProducts = 3;

function isIndexedFilter(filter: Filter | undefined): boolean {
  return indexedFilters.some((name) => name === filter?.name);
}

/**
 * Whether search engines index a listing: without filters always; with filters only the first page of one form or one
 * ingredient in the whole catalogue. Source: docs/decisions/0014-what-is-indexed.md.
 * @param total number of products of the listing
 */
export function isIndexedListing({ category, page = 1, filters = [] }: ListingParams, total: number): boolean {
  if (filters.length === 0) return true;
  const isOnlyFilter = filters.length === 1 && category === undefined && page === 1;
  return isOnlyFilter && isIndexedFilter(filters[0]) && total >= minProducts;
}

/** The filters of the listings that search engines index. */
export function indexedSelections(facets: Facets): Filter[] {
  return indexedFilters.flatMap((name) =>
    facets[name]
      .map(({ slug, count }) => ({ filter: { name, value: slug }, count }))
      .filter(({ filter, count }) => isIndexedListing({ filters: [filter] }, count))
      .map(({ filter }) => filter),
  );
}

/** Whether search engines index a list of articles: a category has few filters, whose articles it shows itself. */
export function isIndexedArticleList({ filter }: { readonly filter?: string | undefined }): boolean {
  return filter === undefined;
}
