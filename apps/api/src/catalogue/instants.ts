import type { ShopIndex } from './shop-index.ts';

/**
 * The instants at which answers change although the catalogue does not: in milliseconds since 1970, ascending, unique.
 * A product is new from `newFrom` to `newTo`, both included, so answers change at `newFrom` and 1 ms after `newTo`.
 */
export function instantsOf(shops: Iterable<ShopIndex>): readonly number[] {
  const instants = new Set<number>();
  for (const { launches, products } of shops) {
    for (const slot of launches) {
      const { newFrom = null, newTo = null } = products[slot]?.row ?? {};
      if (newFrom !== null && newTo !== null) instants.add(newFrom).add(newTo + 1);
    }
  }
  return [...instants].sort((left, right) => left - right);
}

/** How many of the ascending `instants` are at or before `now`. */
export function instantsUntil(instants: readonly number[], now: number): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? Number.POSITIVE_INFINITY) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
