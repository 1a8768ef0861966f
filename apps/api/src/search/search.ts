import { complete } from './complete.ts';
import { interpret } from './interpret.ts';
import type { Meaning } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { place, tallyOf, type Tally } from './tally.ts';

/** Score of each document; 0 where it does not match. */
export type Scores = Uint16Array;

/**
 * Documents without those that only mention what is wanted: in a long text, or in brief while others of their kind
 * are named so.
 */
const withoutLoose = ({ places }: Tally, documents: readonly number[]): readonly number[] => {
  let surest: number = place.brief;
  for (const at of documents) surest = Math.max(surest, places[at] ?? 0);
  return documents.filter((at) => places[at] === surest);
};

const byKind = ({ documents }: SearchIndex, found: readonly number[]): Iterable<readonly number[]> => {
  const kinds = new Map<string, number[]>();
  for (const at of found) {
    const kind = documents[at]?.kind ?? '';
    const list = kinds.get(kind);
    if (list) list.push(at);
    else kinds.set(kind, [at]);
  }
  return kinds.values();
};

/** Scores every document of an index for what a query means. Each kind of thing is judged by itself. */
export const scoresOf = (index: SearchIndex, meanings: readonly Meaning[]): Scores => {
  const tally = tallyOf(index, meanings);
  const scores = new Uint16Array(index.documents.length);
  for (const documents of byKind(index, tally.found)) {
    for (const at of withoutLoose(tally, complete(tally, documents))) scores[at] = tally.scores[at] ?? 0;
  }
  return scores;
};

/**
 * Scores every document for a text: each word must occur, as itself, as a synonym, as the start of a longer word,
 * as part of a compound or mistyped. The language is that of the index.
 */
export const search = async (
  index: SearchIndex,
  stemmer: Stemmer,
  text: string,
): Promise<Scores> => scoresOf(index, await interpret(index.vocabulary, index.synonyms, stemmer, index, text));

/** Documents from `from` on that match, the best first; equals keep their order. */
export const ranked = (scores: Scores, documents: Iterable<number>): number[] => {
  const byScore = new Map<number, number[]>();
  for (const document of documents) {
    const score = scores[document] ?? 0;
    if (score === 0) continue;
    const bucket = byScore.get(score);
    if (bucket) bucket.push(document);
    else byScore.set(score, [document]);
  }
  return [...byScore].sort(([left], [right]) => right - left).flatMap(([, bucket]) => bucket);
};
