import type { ShopIndex } from './shop-index.ts';

/**
 * The instants at which answers change although the catalogue does not, in milliseconds since 1970, ascending, each once.
 * A product is new from `from` up to and including `to`, so it changes at `from` and one millisecond after `to`.
 */
export const instantsOf = (shops: Iterable<ShopIndex>): readonly number[] => {
  const instants = new Set<number>();
  for (const { launches } of shops) {
    for (const { from, to } of launches) instants.add(from).add(to + 1);
  }
  return [...instants].sort((left, right) => left - right);
};

/** How many of the ascending `instants` are `now` or earlier. Binary search. */
export const instantsUntil = (instants: readonly number[], now: number): number => {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? Number.POSITIVE_INFINITY) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
};
