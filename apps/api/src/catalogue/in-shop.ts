import type { Catalogue, Kept } from './catalogue.ts';
import type { PageRow } from './rows.ts';
import type { ShopIndex } from './shop-index.ts';

/** Groups by which things of the catalogue own products. */
export type OwnerGroup = 'brand' | 'need' | 'products';

const rowsOf = { brand: 'brands', need: 'needs', products: 'categories' } as const satisfies Record<
  OwnerGroup,
  keyof Kept
>;

/** Brands, needs and categories are in a shop if they are published and it sells a product of theirs. */
export function isSold({ kept }: Pick<Catalogue, 'kept'>, shop: ShopIndex, group: OwnerGroup, id: number): boolean {
  return shop.groups[group].has(id) && (kept[rowsOf[group]].get(id)?.visible ?? false);
}

export function productCount(shop: ShopIndex, group: OwnerGroup, id: number): number {
  return shop.groups[group].get(id)?.count() ?? 0;
}

/** How many pages of the shop have a theme, all or those of one type. A theme is in a shop if any page has it. */
export function pageCount(shop: ShopIndex, themeId: number, type?: PageRow['type']): number {
  return shop.pages.filter((page) => page.themeId === themeId && (type === undefined || page.type === type)).length;
}
