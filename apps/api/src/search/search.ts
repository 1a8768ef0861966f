import type { Language } from '@veralune/routing';
import { wordsOf } from './fold.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';

/** Score of each document; 0 where it does not match. */
export type Scores = Uint16Array;

/** How surely a word of the catalogue is what was typed. */
const quality = { exact: 4, prefix: 3, similar: 2 } as const;

/** Stems that one typed word may stand for, each with its quality. */
type Meaning = ReadonlyMap<string, number>;

/** More words than this say nothing more about what is wanted. */
const mostWords = 8;
const shortestPrefix = 2;

/** Index of the first word that is not before `word`. */
const lowerBound = (words: readonly string[], word: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

const startingWith = function* (words: readonly string[], prefix: string): Generator<string> {
  for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at += 1) yield words[at] ?? '';
};

const addStem = (
  meaning: Map<string, number>,
  index: SearchIndex,
  stem: string | null | undefined,
  weight: number,
): void => {
  if (stem === null || stem === undefined || !index.postings.has(stem)) return;
  meaning.set(stem, Math.max(meaning.get(stem) ?? 0, weight));
};

const knownMeaning = (index: SearchIndex, word: string, isLast: boolean): Map<string, number> => {
  const meaning = new Map<string, number>();
  addStem(meaning, index, index.stems.get(word), quality.exact);
  if (word.length >= shortestPrefix && (isLast || meaning.size === 0)) {
    for (const longer of startingWith(index.words, word))
      addStem(meaning, index, index.stems.get(longer), quality.prefix);
  }
  return meaning;
};

/** What a typed word means: null for a stop word, empty where nothing looks like it. */
const meaningOf = async (
  index: SearchIndex,
  stemmer: Stemmer,
  language: Language,
  word: string,
  { isLast, isOnly }: { readonly isLast: boolean; readonly isOnly: boolean },
): Promise<Meaning | null> => {
  if (index.stems.get(word) === null && !isOnly) return null;
  const meaning = knownMeaning(index, word, isLast);
  if (meaning.size > 0) return meaning;
  const stem = await stemmer.stem(language, word);
  if (stem === null) return isOnly ? meaning : null;
  addStem(meaning, index, stem, quality.exact);
  if (meaning.size > 0) return meaning;
  for (const similar of index.spelling.nearest(word, isLast))
    addStem(meaning, index, index.stems.get(similar), quality.similar);
  return meaning;
};

const scoreMeaning = (index: SearchIndex, meaning: Meaning): Scores => {
  const scores = new Uint16Array(index.documents.length);
  for (const [stem, weight] of meaning) {
    const postings = index.postings.get(stem);
    postings?.documents.forEach((document, at) => {
      scores[document] = Math.max(scores[document] ?? 0, (postings.weights[at] ?? 0) * weight);
    });
  }
  return scores;
};

const sum = (parts: readonly Scores[], size: number, needed: number): Scores =>
  new Uint16Array(size).map((_, document) => {
    let total = 0;
    let hits = 0;
    for (const part of parts) {
      const score = part[document] ?? 0;
      total += score;
      if (score > 0) hits += 1;
    }
    return hits >= needed ? total : 0;
  });

/**
 * Scores every document for a text: each word must occur, as itself, in another form, as the start of
 * a longer one or mistyped. Where no document has them all, those that have any do.
 */
export const search = async (
  index: SearchIndex,
  stemmer: Stemmer,
  language: Language,
  text: string,
): Promise<Scores> => {
  const words = [...new Set(wordsOf(text, language))].slice(0, mostWords);
  const parts: Scores[] = [];
  for (const [at, word] of words.entries()) {
    const place = { isLast: at === words.length - 1, isOnly: words.length === 1 };
    const meaning = await meaningOf(index, stemmer, language, word, place);
    if (meaning !== null) parts.push(scoreMeaning(index, meaning));
  }
  const size = index.documents.length;
  if (parts.length === 0) return new Uint16Array(size);
  const all = sum(parts, size, parts.length);
  return parts.length === 1 || all.some((score) => score > 0) ? all : sum(parts, size, 1);
};

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
