import type { ShopIndex } from './shop-index.ts';

/**
 * Whether a sales plan belongs to the shop. Each shop has one plan, with the same id as the shop. It is the default.
 */
export function isPlanOf({ shopId }: Pick<ShopIndex, 'shopId'>, planId: number | undefined): boolean {
  return planId === undefined || planId === shopId;
}
