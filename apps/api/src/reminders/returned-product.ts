import { href, type Locale } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import type { StockLevels } from '../shop/stock.ts';

/** A product that is in stock again, as its mail names it. */
export interface ReturnedProduct {
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
}

/**
 * The product in the words of a locale; null unless the shop sells it and a size is in stock, in the catalogue and by the
 * counted units.
 */
export function returnedProduct(
  catalogue: Pick<Catalogue, 'slots' | 'views'>,
  locale: Locale,
  productId: number,
  levels: StockLevels,
): ReturnedProduct | null {
  const view = catalogue.views.get(locale);
  const slot = view && soldSlot(catalogue, view, productId);
  if (view === undefined || slot === undefined) return null;
  const card = view.cards[slot];
  const sizes = view.shop.products[slot]?.row.sizes ?? [];
  const isBack = sizes.some(
    ({ offers }, size) => offers[view.shop.shopId]?.inStock === true && levels.of({ productId, size }) > 0,
  );
  return isBack && card ? { name: card.name, path: href('product', { slug: card.slug }, locale) } : null;
}
