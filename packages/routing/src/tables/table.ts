import type { DisplayValue, FilterName, SortValue, SuitabilityValue } from '../filters.ts';
import type { RouteName } from '../routes.ts';

/** Routes whose path has no translated words, so that it is the same in every language. */
export const commonPaths = { home: '', corner: '{brand}/{slug}', page: '{slug}' } as const;

/** Routes with a translated path. The path of `preview` is made from other routes. */
export type TableRouteName = Exclude<RouteName, keyof typeof commonPaths | 'preview'>;

export interface FilterWords {
  readonly names: Readonly<Record<FilterName, string>>;
  readonly display: Readonly<Record<DisplayValue, string>>;
  readonly suitability: Readonly<Record<SuitabilityValue, string>>;
  readonly sort: Readonly<Record<SortValue, string>>;
}

/** The translated paths and filter words of one locale. */
export interface RouteTable {
  /** Path without the language prefix; `{name}` is a parameter; null when the market does not have the screen. */
  readonly paths: Readonly<Record<TableRouteName, string | null>>;
  readonly filters: FilterWords;
}
