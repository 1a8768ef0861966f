import type { Catalogue, SharedRows } from './catalogue.ts';
import type { PageRow } from './rows.ts';
import type { ShopIndex } from './shop-index.ts';

/** Facet groups whose choices own products. */
export type OwnerGroup = 'brand' | 'need' | 'products';

const rowsOf = { brand: 'brands', need: 'needs', products: 'categories' } as const satisfies Record<
  OwnerGroup,
  keyof SharedRows
>;

/** Whether a brand, need or category is published and the shop sells any of its products. */
export function isSold({ shared }: Pick<Catalogue, 'shared'>, shop: ShopIndex, group: OwnerGroup, id: number): boolean {
  return shop.groups[group].has(id) && (shared[rowsOf[group]].get(id)?.visible ?? false);
}

export function productCount(shop: ShopIndex, group: OwnerGroup, id: number): number {
  return shop.groups[group].get(id)?.count() ?? 0;
}

/** Pages of a type that have a theme. */
export function pagesOfTheme({ pages }: ShopIndex, themeId: number, type: PageRow['type']): PageRow[] {
  return pages.filter((page) => page.themeId === themeId && page.type === type);
}

export function pageCount(shop: ShopIndex, themeId: number, type: PageRow['type']): number {
  return pagesOfTheme(shop, themeId, type).length;
}
