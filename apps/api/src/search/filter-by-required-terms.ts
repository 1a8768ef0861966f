import type { QueryMatches } from './query-matches.ts';

/** Scores of the required term that occurs in the fewest documents: the most selective one. */
function rarestOf(required: QueryMatches['required'], documents: readonly number[]): Uint16Array | undefined {
  const counted = required.map((scores) => ({ scores, count: documents.filter((at) => (scores[at] ?? 0) > 0).length }));
  const occurring = counted.filter(({ count }) => count > 0);
  return occurring.sort((left, right) => left.count - right.count)[0]?.scores;
}

/**
 * Keeps the documents that contain every required term. If there are none, and the query has three or more required
 * terms, keeps the documents that contain the most of them, which must be more than half. Otherwise keeps the documents
 * that contain the rarest term.
 */
export function filterByRequiredTerms(
  { required, hits }: QueryMatches,
  documents: readonly number[],
): readonly number[] {
  let most = 0;
  for (const at of documents) most = Math.max(most, hits[at] ?? 0);
  if (most === 0) return [];
  if (most === required.length || (required.length > 2 && most > required.length / 2))
    return documents.filter((at) => hits[at] === most);
  const rarest = rarestOf(required, documents);
  return documents.filter((at) => (rarest?.[at] ?? 0) > 0);
}
