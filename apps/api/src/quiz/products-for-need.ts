import { Bitset } from '../catalogue/bitset.ts';
import { inOrder } from '../catalogue/listing.ts';
import type { ShopIndex } from '../catalogue/shop-index.ts';
import type { NeedPoints } from './needs-by-points.ts';

export interface ProductQuery {
  readonly needId: number;
  /** All needs that got points. */
  readonly needs: readonly NeedPoints[];
  /** Slots to leave out, because they are shown with another need. */
  readonly without: ReadonlySet<number>;
}

/**
 * Slots of the products of a need that the shop sells, best first: those in stock, then those whose needs got the most points
 * together, then in the shop's order. Free samples are left out.
 */
export function productsForNeed(shop: ShopIndex, { needId, needs, without }: ProductQuery): number[] {
  const points = new Map(needs.map((each) => [each.needId, each.points]));
  const fitOf = (slot: number): number =>
    (shop.products[slot]?.row.needs ?? []).reduce((sum, id) => sum + (points.get(id) ?? 0), 0);
  const candidates = Bitset.difference(shop.groups.need.get(needId) ?? new Bitset(), shop.free);
  const slots = Array.from(inOrder(shop, candidates, { by: 'relevance', scores: null }));
  return slots
    .filter((slot) => !without.has(slot))
    .sort(
      (left, right) => Number(shop.inStock.has(right)) - Number(shop.inStock.has(left)) || fitOf(right) - fitOf(left),
    );
}
