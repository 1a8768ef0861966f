import type { PageType } from '@veralune/api-client/contract';
import type { Locale, MarketId } from '@veralune/routing';

/** The public data of an entity in one locale. `card` and `detail` are only compared, so they are JSON strings. */
export interface Published {
  readonly slug: string;
  /** All data that lists, facets, menus and search results show or filter by. */
  readonly card: string;
  /** All other data in the answer of the entity's own call. */
  readonly detail: string;
}

/** The public data by locale. An entity is absent from locales in which it is not published or not sold. */
export type PublishedIn = Readonly<Partial<Record<Locale, Published>>>;

export interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Ids of other entities whose answers show an entity, before or after the change. */
export interface Uses {
  /** Products that show it: as related product, brand, need, breadcrumb, ingredient, article … */
  readonly products?: readonly number[];
  /** Pages that show it: they refer to it, are its parent or child, or recommend it to read next. */
  readonly pages?: readonly number[];
  /** Needs that show it: the parent and the children of a need. */
  readonly needs?: readonly number[];
  /** Brands, categories and needs whose product listings show it, including their parents. */
  readonly brandListings?: readonly number[];
  readonly categoryListings?: readonly number[];
  readonly needListings?: readonly number[];
}

interface Entity {
  readonly id: number;
  /** Empty before the entity was created and after it was deleted. */
  readonly published: Sides<PublishedIn>;
  readonly uses: Uses;
  /** Whether the home page of any market shows it, before or after. */
  readonly onHome: boolean;
  /** Whether a menu or the discount banner links to it, before or after. */
  readonly inMenus: boolean;
}

export interface ProductChange extends Entity {
  readonly kind: 'product';
  /** Whether its brand, categories or needs changed, or its "new" flag. Product counts then change too. */
  readonly moved: boolean;
  /** Whether another set of its reviews is published. */
  readonly reviewed: boolean;
  /** Whether it changed the pack that represents its brand in lists and menus. */
  readonly ofBrandPack: boolean;
}

/**
 * A brand, need or category. If a shop starts or stops showing one because its first product was added or its last one
 * removed, this is a separate change in addition to the product's.
 */
export interface GroupChange extends Entity {
  readonly kind: 'brand' | 'need' | 'category';
}

export interface ThemeChange extends Entity {
  readonly kind: 'theme';
}

/** A flavour, format, ingredient, nutrient or moment of the day. Terms have no address. */
export interface TermChange extends Entity {
  readonly kind: 'term';
}

export interface PageChange extends Entity {
  readonly kind: 'page';
  readonly type: PageType;
  /** Whether its theme, needs or year of publication changed. The counts of its themes then change too. */
  readonly moved: boolean;
  /** Its theme, before and after. */
  readonly themes: readonly number[];
  /** The brand of a corner page, before and after. */
  readonly corners: readonly number[];
  /** Its needs before and after, once with their parents and once with their children. */
  readonly needsWithParents: readonly number[];
  readonly needsWithChildren: readonly number[];
}

/** A question of the help page. A question of a product or brand is a change of its owner. */
export interface FaqChange extends Entity {
  readonly kind: 'faq';
}

/** A menu, setting, redirection or quiz of one market. */
export interface MarketFileChange {
  readonly kind: 'menu' | 'setting' | 'redirection' | 'quiz';
  readonly market: MarketId;
}

export type EntityChange = ProductChange | GroupChange | ThemeChange | TermChange | PageChange | FaqChange;

/** A changed resource with its dependents. A changed picture is a change of the entities whose cards show it. */
export type CatalogueChange = EntityChange | MarketFileChange;
