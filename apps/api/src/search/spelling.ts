import { editDistance } from './edit-distance.ts';

/** Errors that a word of this length may have. */
const allowedErrors = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Trigrams that one error can spoil: three, and one more where two letters are swapped. */
const spoiltByError = 4;
/** Words that share most trigrams; the right one is among them. */
const mostCandidates = 150;
/** A mistyped word means few others; more would blur the result. */
const mostWords = 6;

const trigrams = function* (word: string): Generator<string> {
  const padded = `  ${word} `;
  for (let at = 0; at + 3 <= padded.length; at += 1) yield padded.slice(at, at + 3);
};

/** Which words have a trigram. Words with digits are codes, and nobody means another code. */
const indexOf = (words: readonly string[]): Map<string, number[]> => {
  const index = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    if (word.length < 3 || /\d/.test(word)) continue;
    for (const trigram of trigrams(word)) {
      const list = index.get(trigram);
      if (list) list.push(number);
      else index.set(trigram, [number]);
    }
  }
  return index;
};

/** Finds the words that a mistyped one may mean. */
export class Spelling {
  readonly #words: readonly string[];
  readonly #index: ReadonlyMap<string, readonly number[]>;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#index = indexOf(words);
  }

  /** The words nearest to `typed`; with `isStart` also those whose beginning is near to it. */
  nearest(typed: string, isStart: boolean): string[] {
    const most = allowedErrors(typed.length);
    if (most === 0) return [];
    let best = most;
    let found: string[] = [];
    for (const word of this.#candidates(typed, most)) {
      const distance = Math.min(editDistance(typed, word, best), isStart ? startDistance(typed, word, best) : best + 1);
      if (distance > best) continue;
      found = distance < best ? [word] : [...found, word];
      best = distance;
    }
    return found.slice(0, mostWords);
  }

  /** Words that share enough trigrams with `typed` to be within reach, those that share most first. */
  #candidates(typed: string, most: number): string[] {
    const shared = new Map<number, number>();
    for (const trigram of trigrams(typed)) {
      for (const number of this.#index.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    const needed = Math.max(1, typed.length + 1 - spoiltByError * most);
    return [...shared]
      .filter(([, count]) => count >= needed)
      .sort(([, left], [, right]) => right - left)
      .slice(0, mostCandidates)
      .map(([number]) => this.#words[number] ?? '');
  }
}

/** Distance to the beginning of a longer word; one letter may be missing from it or too many. */
const startDistance = (typed: string, word: string, most: number): number =>
  word.length <= typed.length
    ? most + 1
    : Math.min(
        ...[-1, 0, 1].map((extra) => editDistance(typed, word.slice(0, typed.length + extra), Math.min(most, 1))),
      );
