import type { Catalogue } from '../../src/catalogue/catalogue.ts';

/** Whether any shop sells a product. */
export function isSoldAnywhere({ slots, shops }: Catalogue, id: number): boolean {
  const slot = slots.of('product', id);
  return slot !== undefined && [...shops.values()].some(({ sold }) => sold.has(slot));
}
