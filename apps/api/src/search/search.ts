import type { Bitset } from '../catalogue/bitset.ts';
import type { Slots } from '../catalogue/slots.ts';
import { filterByRequiredTerms } from './filter-by-required-terms.ts';
import { interpret } from './interpret.ts';
import type { QueryTerm } from './query-term.ts';
import { Scores } from './scores.ts';
import { stemUse, type SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { matchesOf, matchStrength, type QueryMatches } from './query-matches.ts';

/** The documents that a search covers. */
export interface SearchScope {
  /** Slots of the documents that can be found. */
  readonly findable: Bitset;
  readonly slots: Slots;
}

/**
 * Removes weak matches: documents that only mention the term in a long text, and documents that mention it in a summary
 * if other documents of the same kind have it in their name.
 */
function withoutWeakMatches({ strengths }: QueryMatches, documents: readonly number[]): readonly number[] {
  let strongest: number = matchStrength.summary;
  for (const slot of documents) strongest = Math.max(strongest, strengths[slot] ?? 0);
  return documents.filter((slot) => strengths[slot] === strongest);
}

/** Scores the documents of the scope. Each kind is filtered separately. */
function scoresOf(index: SearchIndex, { findable, slots }: SearchScope, terms: readonly QueryTerm[]): Scores {
  const matches = matchesOf(index, findable, terms);
  const scores = new Uint16Array(findable.size);
  for (const documents of Map.groupBy(matches.found, (slot) => slots.resourceAt(slot)?.kind).values()) {
    for (const slot of withoutWeakMatches(matches, filterByRequiredTerms(matches, documents)))
      scores[slot] = matches.scores[slot] ?? 0;
  }
  return new Scores(scores);
}

/**
 * Searches a text. A word matches itself, its synonyms, longer words that start with it, compounds that contain it, and
 * similar words if it contains a typing error.
 */
export async function search(index: SearchIndex, scope: SearchScope, stemmer: Stemmer, text: string): Promise<Scores> {
  const { vocabulary } = index.words;
  return scoresOf(index, scope, await interpret(vocabulary, index.synonyms, stemmer, stemUse(index), text));
}
