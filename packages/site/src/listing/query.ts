import type { Caracteristics, OrderBy } from '@veralune/api-client/contract';
import type { Filter, FilterName } from '@veralune/routing';

const facetFilters = [
  'flavour',
  'diner_type',
  'galenic_format',
  'brand',
  'need',
  'active_ingredient',
  'suitability',
] as const;

function valuesOf(filters: readonly Filter[], name: FilterName) {
  return filters.filter((filter) => filter.name === name).map((filter) => filter.value);
}

function caracteristicsOf(filters: readonly Filter[]): Caracteristics {
  return Object.fromEntries(
    facetFilters.map((name) => [name, valuesOf(filters, name)] as const).filter(([, values]) => values.length > 0),
  );
}

/** `10-30` → `{ min: 10, max: 30 }`. The route parameters are already validated. */
function priceOf(filters: readonly Filter[]): { min: number; max: number } | undefined {
  const [min, max] = valuesOf(filters, 'price')[0]?.split('-').map(Number) ?? [];
  return min === undefined || max === undefined ? undefined : { min, max };
}

export interface Selection {
  readonly category?: string | undefined;
  readonly text?: string | undefined;
  readonly filters: readonly Filter[];
}

/** The filters of a listing as query parameters, for both `products` and `filters`. */
export function filterQuery({ category, text, filters }: Selection) {
  const price = priceOf(filters);
  const display = valuesOf(filters, 'display') as ('new' | 'new_formula' | 'special_offer' | 'in_stock')[];
  const caracteristics = caracteristicsOf(filters);
  return {
    no_free: true,
    published: true,
    ...(category === undefined ? {} : { categories: [category] }),
    ...(text === undefined ? {} : { text }),
    ...(price ? { price } : {}),
    ...(display.length > 0 ? { display } : {}),
    ...(Object.keys(caracteristics).length > 0 ? { caracteristics } : {}),
  };
}

/** The requested sort order; `relevance` by default. */
export function orderOf(filters: readonly Filter[]): OrderBy {
  const sort = valuesOf(filters, 'sort')[0];
  return sort === 'price_asc' || sort === 'price_desc' ? sort : 'relevance';
}
