import type { Bitset } from '../catalogue/bitset.ts';
import type { Slots } from '../catalogue/slots.ts';
import { filterByRequiredTerms } from './filter-by-required-terms.ts';
import { interpret } from './interpret.ts';
import type { QueryTerm } from './query-term.ts';
import { Scores } from './scores.ts';
import { findServicePages } from './service-pages.ts';
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
 * @param weakest the weakest match that is kept
 */
function withoutWeakMatches(
  { strengths }: QueryMatches,
  documents: readonly number[],
  weakest: number,
): readonly number[] {
  let strongest = weakest;
  for (const slot of documents) strongest = Math.max(strongest, strengths[slot] ?? 0);
  return documents.filter((slot) => strengths[slot] === strongest);
}

/** Scores the documents of the scope. Each kind is filtered separately. */
function scoresOf(
  index: SearchIndex,
  { findable, slots }: SearchScope,
  terms: readonly QueryTerm[],
  weakest: number,
): Scores {
  const matches = matchesOf(index, findable, terms);
  const scores = new Uint16Array(findable.size);
  for (const documents of Map.groupBy(matches.found, (slot) => slots.resourceAt(slot)?.kind).values()) {
    for (const slot of withoutWeakMatches(matches, filterByRequiredTerms(matches, documents), weakest))
      scores[slot] = matches.scores[slot] ?? 0;
  }
  return new Scores(scores);
}

/**
 * Searches a text. A word matches itself, its synonyms, longer words that start with it, compounds that contain it, and
 * similar words if it contains a typing error. If the text names a page of the site, such as the contact form, documents
 * that only mention its words in their summary are not found.
 */
export async function search(index: SearchIndex, scope: SearchScope, stemmer: Stemmer, text: string): Promise<Scores> {
  const { vocabulary } = index.words;
  const terms = await interpret(vocabulary, index.synonyms, stemmer, stemUse(index), text);
  const { isNamed } = await findServicePages(index, stemmer, text);
  return scoresOf(index, scope, terms, isNamed ? matchStrength.name : matchStrength.summary);
}
