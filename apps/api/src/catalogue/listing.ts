import type { OrderBy } from '@veralune/api-client/contract';
import type { Scores } from '../search/scores.ts';
import type { Bitset } from './bitset.ts';
import type { ShopIndex } from './shop-index.ts';

interface Order {
  readonly by: OrderBy;
  readonly scores: Scores | null;
}

/** Slots of the products in `set`, in the requested order. */
export function inOrder(shop: ShopIndex, set: Bitset, { by, scores }: Order): ArrayLike<number> {
  if (by === 'price_asc') return shop.byPrice.filter((slot) => set.has(slot));
  if (by === 'price_desc') return shop.byPriceDescending.filter((slot) => set.has(slot));
  const inShopOrder = shop.order.filter((slot) => set.has(slot));
  return scores === null ? inShopOrder : scores.ranked(inShopOrder);
}

/** One page of a list. Page numbers start at 1. */
export function pageOf<Item>(items: ArrayLike<Item>, page: number, perPage: number): Item[] {
  return Array.prototype.slice.call(items, (page - 1) * perPage, page * perPage) as Item[];
}
