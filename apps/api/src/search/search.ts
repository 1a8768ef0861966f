import type { Language } from '@veralune/routing';
import { fieldWeights, lightestName } from './field-weights.ts';
import { interpret } from './interpret.ts';
import { isLiteral, quality, type Meaning } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';

/** Score of each document; 0 where it does not match. */
export type Scores = Uint16Array;

/** What the documents got so far. */
interface Tally {
  readonly scores: Scores;
  /** How many needed meanings occur in each document. */
  readonly hits: Uint8Array;
  /** The surest place of each document in which anything was found. */
  readonly places: Uint8Array;
}

/** How much a place of a hit tells: mentioned in a long text, mentioned in brief, named. */
const place = { text: 1, brief: 2, name: 3 } as const;

/** What is guessed from the name of a category is only a mention: the category holds other things too. */
const placeOf = (fieldWeight: number, stemQuality: number): number => {
  if (fieldWeight >= fieldWeights.name || (fieldWeight === fieldWeights.category && isLiteral(stemQuality)))
    return place.name;
  return fieldWeight === fieldWeights.text ? place.text : place.brief;
};

/** Score of a hit. A mention counts only as the word itself: anything may be like one of many words. */
const hitScore = (fieldWeight: number, stemQuality: number): number =>
  fieldWeight < lightestName && stemQuality < quality.exact ? 0 : fieldWeight * stemQuality;

/** Best score of a meaning in each document; notes where it was found. */
const hitsOf = ({ postings, documents }: SearchIndex, meaning: Meaning, places: Uint8Array): Scores => {
  const best = new Uint16Array(documents.length);
  for (const [stem, stemQuality] of meaning.stems) {
    const found = postings.get(stem);
    found?.documents.forEach((document, at) => {
      const fieldWeight = found.weights[at] ?? 0;
      const score = hitScore(fieldWeight, stemQuality);
      if (score === 0) return;
      best[document] = Math.max(best[document] ?? 0, score);
      if (!meaning.isOptional)
        places[document] = Math.max(places[document] ?? 0, placeOf(fieldWeight, stemQuality));
    });
  }
  return best;
};

const addHits = ({ scores, hits }: Tally, found: Scores, isNeeded: boolean): void => {
  found.forEach((score, at) => {
    if (score === 0) return;
    scores[at] = (scores[at] ?? 0) + score;
    if (isNeeded) hits[at] = (hits[at] ?? 0) + 1;
  });
};

/** What the documents of one kind have of the needed meanings. */
interface KindTally {
  /** The most needed meanings that one document has. */
  most: number;
  /** How many documents have each needed meaning. */
  readonly counts: number[];
}

const tallyKinds = ({ documents }: SearchIndex, needed: readonly Scores[], hits: Uint8Array): Map<string, KindTally> => {
  const kinds = new Map<string, KindTally>();
  for (const [at, { kind }] of documents.entries()) {
    if (hits[at] === 0) continue;
    const tally = kinds.get(kind) ?? { most: 0, counts: needed.map(() => 0) };
    kinds.set(kind, tally);
    tally.most = Math.max(tally.most, hits[at] ?? 0);
    for (const [meaning, scores] of needed.entries())
      if ((scores[at] ?? 0) > 0) tally.counts[meaning] = (tally.counts[meaning] ?? 0) + 1;
  }
  return kinds;
};

/** The needed meaning that the fewest documents have, which tells most. */
const rarestOf = ({ counts }: KindTally): number => {
  const least = Math.min(...counts.filter((count) => count > 0));
  return counts.indexOf(least);
};

/**
 * Sets the scores of documents to 0 that have too little of what is needed. Of each kind those remain that have all;
 * where none has all, those with most of three or more; where none has that either, those with the rarest.
 */
const dropIncomplete = (index: SearchIndex, needed: readonly Scores[], { scores, hits }: Tally): void => {
  const kinds = tallyKinds(index, needed, hits);
  const rarest = new Map([...kinds].map(([kind, tally]) => [kind, rarestOf(tally)]));
  for (const [at, { kind }] of index.documents.entries()) {
    const most = kinds.get(kind)?.most ?? 0;
    const isMostEnough = most === needed.length || (needed.length > 2 && most > needed.length / 2);
    const hasRarest = (needed[rarest.get(kind) ?? 0]?.[at] ?? 0) > 0;
    if (isMostEnough ? hits[at] !== most : !hasRarest) scores[at] = 0;
  }
};

/**
 * Sets the scores of loose hits to 0: things that only their long text mentions the words in, and mentions in brief
 * beside things of the same kind that are named so.
 */
const dropLooseHits = ({ documents }: SearchIndex, { scores, places }: Tally): void => {
  const surest = new Map<string, number>();
  for (const [at, { kind }] of documents.entries())
    if ((scores[at] ?? 0) > 0) surest.set(kind, Math.max(surest.get(kind) ?? 0, places[at] ?? 0));
  for (const [at, { kind }] of documents.entries())
    if (places[at] === place.text || (places[at] ?? 0) < (surest.get(kind) ?? 0)) scores[at] = 0;
};

/** Scores every document of an index for what a query means. */
export const scoresOf = (index: SearchIndex, meanings: readonly Meaning[]): Scores => {
  const size = index.documents.length;
  const tally: Tally = { scores: new Uint16Array(size), hits: new Uint8Array(size), places: new Uint8Array(size) };
  const needed: Scores[] = [];
  for (const meaning of meanings) {
    const found = hitsOf(index, meaning, tally.places);
    if (!meaning.isOptional) needed.push(found);
    addHits(tally, found, !meaning.isOptional);
  }
  dropIncomplete(index, needed, tally);
  dropLooseHits(index, tally);
  return tally.scores;
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
