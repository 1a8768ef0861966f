import type { DisplayValue, FilterName, SortValue } from '../filters.ts';
import type { RouteName } from '../routes.ts';

/** Routes whose path holds no word, so that it is the same in every language. */
export const commonPaths = { home: '', corner: '{brand}/{slug}', page: '{slug}' } as const;

/** Routes whose path is words of a language. `preview` is made from the paths of the others. */
export type TableRouteName = Exclude<RouteName, keyof typeof commonPaths | 'preview'>;

export interface FilterWords {
  readonly names: Readonly<Record<FilterName, string>>;
  readonly display: Readonly<Record<DisplayValue, string>>;
  readonly sort: Readonly<Record<SortValue, string>>;
}

/** The words of one locale. */
export interface RouteTable {
  /** Path without the language prefix; `{name}` stands for a parameter; null where the market lacks the screen. */
  readonly paths: Readonly<Record<TableRouteName, string | null>>;
  readonly filters: FilterWords;
}
