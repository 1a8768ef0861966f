import type { Tally } from './tally.ts';

/** The needed meaning that the fewest of the documents have, which tells most. */
function rarestOf(needed: Tally['needed'], documents: readonly number[]): Uint16Array | undefined {
  const counted = needed.map((scores) => ({ scores, count: documents.filter((at) => (scores[at] ?? 0) > 0).length }));
  const occurring = counted.filter(({ count }) => count > 0);
  return occurring.sort((left, right) => left.count - right.count)[0]?.scores;
}

/**
 * The documents that have enough of what is needed: all of it; where none has all, most of three or more; where none
 * has that either, the rarest.
 */
export function complete({ needed, hits }: Tally, documents: readonly number[]): readonly number[] {
  let most = 0;
  for (const at of documents) most = Math.max(most, hits[at] ?? 0);
  if (most === 0) return [];
  if (most === needed.length || (needed.length > 2 && most > needed.length / 2))
    return documents.filter((at) => hits[at] === most);
  const rarest = rarestOf(needed, documents);
  return documents.filter((at) => (rarest?.[at] ?? 0) > 0);
}
