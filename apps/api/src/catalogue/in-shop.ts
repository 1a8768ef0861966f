import type { PageRow, ShopIndex } from './shop-index.ts';

/** Groups by which things of the catalogue own products. */
export type OwnerGroup = 'brand' | 'need' | 'products';

/** Brands, needs and categories are in a shop if it sells a product of theirs. */
export const isSold = (shop: ShopIndex, group: OwnerGroup, id: number): boolean => shop.groups[group].has(id);

export const productCount = (shop: ShopIndex, group: OwnerGroup, id: number): number =>
  shop.groups[group].get(id)?.count() ?? 0;

/** How many pages of the shop have a theme, all or those of one type. A theme is in a shop if any page has it. */
export const pageCount = (shop: ShopIndex, themeId: number, type?: PageRow['type']): number =>
  shop.pages.filter((page) => page.themeId === themeId && (type === undefined || page.type === type)).length;
