import type { Language } from '@veralune/routing';
import { fieldWeights } from './field-weights.ts';
import { interpret } from './interpret.ts';
import { quality, type Meaning } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';

/** Score of each document; 0 where it does not match. */
export type Scores = Uint16Array;

/** What the documents got so far. */
interface Tally {
  readonly scores: Scores;
  /** How many needed meanings occur in each document. */
  readonly hits: Uint8Array;
  /** Weight of the best field in which anything was found. */
  readonly fields: Uint8Array;
}

/** Score of a hit. In long texts only the word itself counts: anything may be like one of their many words. */
const hitScore = (fieldWeight: number, stemQuality: number): number =>
  fieldWeight === fieldWeights.text && stemQuality < quality.exact ? 0 : fieldWeight * stemQuality;

/** Adds to each document the best hit of a meaning. */
const addMeaning = ({ postings, documents }: SearchIndex, { stems, isOptional }: Meaning, { scores, hits, fields }: Tally): void => {
  const best = new Uint16Array(documents.length);
  for (const [stem, stemQuality] of stems) {
    const found = postings.get(stem);
    found?.documents.forEach((document, at) => {
      const fieldWeight = found.weights[at] ?? 0;
      const score = hitScore(fieldWeight, stemQuality);
      if (score === 0) return;
      best[document] = Math.max(best[document] ?? 0, score);
      fields[document] = Math.max(fields[document] ?? 0, fieldWeight);
    });
  }
  best.forEach((score, document) => {
    if (score === 0) return;
    scores[document] = (scores[document] ?? 0) + score;
    if (!isOptional) hits[document] = (hits[document] ?? 0) + 1;
  });
};

/** Meanings that a document must have: all; of three or more, where no document has all, the most that any has. */
const neededHits = (hits: Uint8Array, allMeanings: readonly Meaning[]): number => {
  const meanings = allMeanings.filter(({ isOptional }) => !isOptional).length;
  const most = hits.reduce((left, right) => Math.max(left, right), 0);
  return meanings < 3 || most <= meanings / 2 ? meanings : most;
};

/** Scores every document of an index for what a query means. */
export const scoresOf = (index: SearchIndex, meanings: readonly Meaning[]): Scores => {
  const size = index.documents.length;
  const tally: Tally = { scores: new Uint16Array(size), hits: new Uint8Array(size), fields: new Uint8Array(size) };
  if (meanings.length === 0) return tally.scores;
  for (const meaning of meanings) addMeaning(index, meaning, tally);
  const { scores, hits, fields } = tally;
  const needed = neededHits(hits, meanings);
  let bestField = 0;
  for (let at = 0; at < size; at += 1) if ((hits[at] ?? 0) >= needed) bestField = Math.max(bestField, fields[at] ?? 0);
  // A mention in a long text is no result beside things that are named so.
  const isLoose = (at: number): boolean => bestField > fieldWeights.text && fields[at] === fieldWeights.text;
  return scores.map((score, at) => ((hits[at] ?? 0) < needed || isLoose(at) ? 0 : score));
};

/**
 * Scores every document for a text: each word must occur, as itself, as a synonym, as the start of a longer word,
 * as part of a compound or mistyped. The language is that of the index.
 */
export const search = async (
  index: SearchIndex,
  stemmer: Stemmer,
  _language: Language,
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
