import type { Filter } from '@veralune/routing';

/** Most filter segments in one address. Source: 1-site.md §9. */
export const maxFilters = 10;

/** Filters of which an address holds one at the most. */
const single: ReadonlySet<string> = new Set(['sort', 'price']);

function same(one: Filter, other: Filter) {
  return one.name === other.name && one.value === other.value;
}

export function isSelected(filters: readonly Filter[], filter: Filter) {
  return filters.some((other) => same(other, filter));
}

/** The filters without one of them. */
export function without(filters: readonly Filter[], filter: Filter) {
  return filters.filter((other) => !same(other, filter));
}

/** The filters with one more, which takes the place of its like where there can be only one. */
export function withFilter(filters: readonly Filter[], filter: Filter) {
  return [
    ...filters.filter((other) => !same(other, filter) && !(single.has(filter.name) && other.name === filter.name)),
    filter,
  ];
}

export function toggled(filters: readonly Filter[], filter: Filter) {
  return isSelected(filters, filter) ? without(filters, filter) : withFilter(filters, filter);
}
