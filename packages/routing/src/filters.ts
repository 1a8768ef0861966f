/** In the order of filter segments in a path. */
export const filterNames = [
  'brand',
  'need',
  'flavour',
  'galenic_format',
  'diner_type',
  'active_ingredient',
  'display',
  'price',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];

export const displayValues = ['new', 'new_formula', 'special_offer', 'in_stock'] as const;
export type DisplayValue = (typeof displayValues)[number];

export const sortValues = ['price_asc', 'price_desc'] as const;
export type SortValue = (typeof sortValues)[number];

/**
 * One choice in a listing or in search results. `value` is canonical for `sort` (`price_asc`) and `display`
 * (`in_stock`), `min-max` in whole units for `price` (`10-30`), and a slug of the locale's language otherwise.
 */
export interface Filter {
  readonly name: FilterName;
  readonly value: string;
}
