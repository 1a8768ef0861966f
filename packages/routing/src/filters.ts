/** In the order of filter segments in a path. */
export const filterNames = [
  'brand',
  'need',
  'flavour',
  'galenic_format',
  'diner_type',
  'active_ingredient',
  'suitability',
  'display',
  'price',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];

export const displayValues = ['new', 'new_formula', 'special_offer', 'in_stock'] as const;
export type DisplayValue = (typeof displayValues)[number];

/** For whom a product is made, and what is not in it. A product must match all chosen values. */
export const suitabilityValues = ['vegan', 'pregnancy', 'children', 'no_allergen'] as const;
export type SuitabilityValue = (typeof suitabilityValues)[number];

export const sortValues = ['price_asc', 'price_desc'] as const;
export type SortValue = (typeof sortValues)[number];

/**
 * One choice in a listing or in search results. `value` is canonical for `sort` (`price_asc`), `display`
 * (`in_stock`) and `suitability` (`vegan`), `min-max` in whole units for `price` (`10-30`), and a slug of the locale's language otherwise.
 */
export interface Filter {
  readonly name: FilterName;
  readonly value: string;
}
