import type { OrderBy } from '@veralune/api-client/contract';
import { ranked, type Scores } from '../search/search.ts';
import type { Bitset } from './bitset.ts';
import type { ShopIndex } from './shop-index.ts';

interface Order {
  readonly by: OrderBy;
  readonly scores: Scores | null;
}

/** Positions of the products in `set`, in the order asked for. */
export const inOrder = (shop: ShopIndex, set: Bitset, { by, scores }: Order): readonly number[] => {
  if (by === 'price_asc') return shop.byPrice.filter((position) => set.has(position));
  if (by === 'price_desc') return shop.byPriceDescending.filter((position) => set.has(position));
  return scores === null ? [...set] : ranked(scores, set);
};

/** One page of a list, pages counted from 1. */
export const pageOf = <Item>(items: readonly Item[], page: number, perPage: number): Item[] =>
  items.slice((page - 1) * perPage, page * perPage);
