import type { ShopIndex } from './shop-index.ts';

/** Whether a sales plan is the shop's. A shop has one, whose id is its own; without an id it is meant. */
export function isPlanOf({ shopId }: Pick<ShopIndex, 'shopId'>, planId: number | undefined): boolean {
  return planId === undefined || planId === shopId;
}
