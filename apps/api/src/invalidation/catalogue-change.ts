import type { PageType } from '@veralune/api-client/contract';
import type { Locale, MarketId } from '@veralune/routing';

/** What readers of one locale get of a thing. `card` and `detail` are compared and never read: JSON of the answers will do. */
export interface Published {
  readonly slug: string;
  /** Everything that lists, facets, menus and search results show or filter by. */
  readonly card: string;
  /** Everything else that its own call answers. */
  readonly detail: string;
}

/** The locales that have a thing. In the others it is not published, not sold or not translated. */
export type PublishedIn = Readonly<Partial<Record<Locale, Published>>>;

export interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Ids of what shows a thing beside its own page, before the change or after it. */
export interface Uses {
  /** Products whose own answer shows it: as related, as their brand, need, breadcrumb, ingredient, article … */
  readonly products?: readonly number[];
  /** Pages whose own answer shows it: names it, is its parent, its child, or has it among what to read next. */
  readonly pages?: readonly number[];
  /** Needs whose own answer shows it: a need's parent and children. */
  readonly needs?: readonly number[];
  /** Brands, categories and needs whose product listings show it, each with its parents. */
  readonly brandListings?: readonly number[];
  readonly categoryListings?: readonly number[];
  readonly needListings?: readonly number[];
}

interface Thing {
  readonly id: number;
  /** Empty before a thing was made and after it was deleted. */
  readonly published: Sides<PublishedIn>;
  readonly uses: Uses;
  /** Whether the home page of any market shows it, before or after. */
  readonly onHome: boolean;
  /** Whether a menu leads to it, before or after. */
  readonly inMenus: boolean;
}

export interface ProductChange extends Thing {
  readonly kind: 'product';
  /** Whether its brand, categories or needs changed: they count their products. */
  readonly moved: boolean;
}

/**
 * A brand, need or category. One that a shop begins or ceases to sell, because its first product came or its last one
 * went, is a change of its own beside the product's.
 */
export interface GroupChange extends Thing {
  readonly kind: 'brand' | 'need' | 'category';
}

export interface ThemeChange extends Thing {
  readonly kind: 'theme';
}

/** Flavour, format, ingredient, nutrient or moment of the day: without an address of its own. */
export interface TermChange extends Thing {
  readonly kind: 'term';
}

export interface PageChange extends Thing {
  readonly kind: 'page';
  readonly type: PageType;
  /** Its theme, before and after. */
  readonly themes: readonly number[];
  /** The brand of a corner page, before and after. */
  readonly corners: readonly number[];
  /** Needs that it is tied to, before and after; with the parents of these needs, and with their children. */
  readonly needsWithParents: readonly number[];
  readonly needsWithChildren: readonly number[];
}

/** A file that each market has one of. */
export interface MarketFileChange {
  readonly kind: 'menu' | 'setting' | 'redirection';
  readonly market: MarketId;
}

export type ThingChange = ProductChange | GroupChange | ThemeChange | TermChange | PageChange;

/** A changed resource with what depends on it. A changed picture is a change of the things whose cards show it. */
export type CatalogueChange = ThingChange | MarketFileChange;
