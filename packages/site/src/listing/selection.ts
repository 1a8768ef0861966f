import type { Filter } from '@veralune/routing';

/** Filters that an address can contain only once. */
const singleValued: ReadonlySet<string> = new Set(['sort', 'price']);

function isSameFilter(one: Filter, other: Filter) {
  return one.name === other.name && one.value === other.value;
}

export function isSelected(filters: readonly Filter[], filter: Filter) {
  return filters.some((other) => isSameFilter(other, filter));
}

export function withoutFilter(filters: readonly Filter[], filter: Filter) {
  return filters.filter((other) => !isSameFilter(other, filter));
}

/** Adds a filter. A single-valued filter replaces the previous one of the same name. */
export function withFilter(filters: readonly Filter[], filter: Filter) {
  return [
    ...filters.filter(
      (other) => !isSameFilter(other, filter) && !(singleValued.has(filter.name) && other.name === filter.name),
    ),
    filter,
  ];
}

export function withFilterToggled(filters: readonly Filter[], filter: Filter) {
  return isSelected(filters, filter) ? withoutFilter(filters, filter) : withFilter(filters, filter);
}
