import type { Bitset } from '../catalogue/bitset.ts';
import { fieldWeights, groupWeight } from './field-weights.ts';
import { interpret } from './interpret.ts';
import { quality, type Meaning } from './meaning.ts';
import { Scores } from './scores.ts';
import { stemUse, type GroupKind, type SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';

/** What things got so far, by slot. */
interface Tally {
  readonly scores: Uint16Array;
  /** How many needed meanings occur in each thing. */
  readonly hits: Uint8Array;
  /** Weight of the best field in which anything was found. */
  readonly fields: Uint8Array;
}

type Hit = (slot: number, fieldWeight: number) => void;

/** Calls `hit` for every place of a stem: in the fields of things, and in the names of what they belong to. */
const forEachHit = ({ postings, named, members }: SearchIndex, stem: string, hit: Hit): void => {
  const found = postings.get(stem);
  found?.slots.forEach((slot, at) => {
    hit(slot, found.weights[at] ?? 0);
  });
  for (const name of named.get(stem) ?? []) {
    const weight = groupWeight(name.split(':')[0] as GroupKind);
    for (const slot of members.get(name) ?? []) hit(slot, weight);
  }
};

/** Score of a hit. In long texts only the word itself counts: anything may be like one of their many words. */
const hitScore = (fieldWeight: number, stemQuality: number): number =>
  fieldWeight === fieldWeights.text && stemQuality < quality.exact ? 0 : fieldWeight * stemQuality;

/** Adds to each thing the best hit of a meaning. */
const addMeaning = (index: SearchIndex, shown: Bitset, { stems, isOptional }: Meaning, tally: Tally): void => {
  const { scores, hits, fields } = tally;
  const best = new Uint16Array(scores.length);
  for (const [stem, stemQuality] of stems) {
    forEachHit(index, stem, (slot, fieldWeight) => {
      const score = hitScore(fieldWeight, stemQuality);
      if (score === 0 || !shown.has(slot)) return;
      best[slot] = Math.max(best[slot] ?? 0, score);
      fields[slot] = Math.max(fields[slot] ?? 0, fieldWeight);
    });
  }
  best.forEach((score, slot) => {
    if (score === 0) return;
    scores[slot] = (scores[slot] ?? 0) + score;
    if (!isOptional) hits[slot] = (hits[slot] ?? 0) + 1;
  });
};

/** Meanings that a thing must have: all; of three or more, where nothing has all, the most that anything has. */
const neededHits = (hits: Uint8Array, all: readonly Meaning[]): number => {
  const meanings = all.filter(({ isOptional }) => !isOptional).length;
  const most = hits.reduce((left, right) => Math.max(left, right), 0);
  return meanings < 3 || most <= meanings / 2 ? meanings : most;
};

/** Scores everything that is in `shown` for what a query means. `size` is above every slot. */
const scoresOf = (index: SearchIndex, shown: Bitset, meanings: readonly Meaning[], size: number): Scores => {
  const tally: Tally = { scores: new Uint16Array(size), hits: new Uint8Array(size), fields: new Uint8Array(size) };
  if (meanings.length === 0) return new Scores(tally.scores);
  for (const meaning of meanings) addMeaning(index, shown, meaning, tally);
  const { scores, hits, fields } = tally;
  const needed = neededHits(hits, meanings);
  let bestField = 0;
  for (let slot = 0; slot < size; slot += 1)
    if ((hits[slot] ?? 0) >= needed) bestField = Math.max(bestField, fields[slot] ?? 0);
  // A mention in a long text is no result beside things that are named so.
  const isLoose = (slot: number): boolean => bestField > fieldWeights.text && fields[slot] === fieldWeights.text;
  return new Scores(scores.map((score, slot) => ((hits[slot] ?? 0) < needed || isLoose(slot) ? 0 : score)));
};

/**
 * Scores everything that is in `shown` for a text: each word must occur, as itself, as a synonym, as the start of a longer
 * word, as part of a compound or mistyped.
 */
export const search = async (index: SearchIndex, shown: Bitset, stemmer: Stemmer, text: string): Promise<Scores> => {
  const { vocabulary } = index.words;
  const meanings = await interpret(vocabulary, index.synonyms, stemmer, stemUse(index), text);
  return scoresOf(index, shown, meanings, shown.size);
};
