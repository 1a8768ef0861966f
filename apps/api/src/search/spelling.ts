import { editDistance } from './edit-distance.ts';

/** Errors that a word of this length may have. */
function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** Trigrams that one error can change: three, and one more where two letters are swapped. */
const changedByError = 4;
/** Words that share most trigrams; the right one is among them. */
const mostCandidates = 150;
/** A mistyped word means few others; more would blur the result. */
const mostWords = 6;
/** The beginning of a word that is still being typed tells less: it has at least this many letters and one error. */
const shortestStart = 5;

const trigrams = function* (word: string): Generator<string> {
  const padded = `  ${word} `;
  for (let at = 0; at + 3 <= padded.length; at += 1) yield padded.slice(at, at + 3);
};

const far = Number.POSITIVE_INFINITY;

/** Errors between both words, or `far` for more than `most`. */
function errorsBetween(typed: string, word: string, most: number): number {
  const errors = editDistance(typed, word, most);
  return errors <= most ? errors : far;
}

/** Errors to the beginning of a longer word, at most one; a letter may be missing from it or be too many. */
function errorsToStart(typed: string, word: string): number {
  return typed.length < shortestStart || word.length <= typed.length
    ? far
    : Math.min(...[-1, 0, 1].map((extra) => errorsBetween(typed, word.slice(0, typed.length + extra), 1)));
}

/** Few mistype the first letter, and short words are like many others. */
const shortestWithWrongStart = 9;

function isPlausible(typed: string, word: string, errors: number): boolean {
  return typed[0] === word[0] || (errors < 2 && typed.length >= shortestWithWrongStart);
}

export interface SpellingQuery {
  /** Whether the word is still being typed: then the beginning of a longer word can be meant. */
  readonly isStart: boolean;
  /** Whether a word can be meant. */
  readonly accepts: (word: string) => boolean;
}

/** Finds the words that a mistyped one may mean. It grows with the vocabulary. */
export class Spelling {
  readonly #words: string[] = [];
  readonly #byTrigram = new Map<string, number[]>();
  #indexed = 0;

  /** The caller adds each word once. Words with digits are codes: a visitor who types one means no other. */
  add(word: string): void {
    if (word.length >= 3 && !/\d/.test(word)) this.#words.push(word);
  }

  /** Words are indexed at the first look-up after they came: a start has no time for it. */
  #index(): void {
    for (; this.#indexed < this.#words.length; this.#indexed += 1) {
      for (const trigram of trigrams(this.#words[this.#indexed] ?? '')) {
        const list = this.#byTrigram.get(trigram);
        if (list) list.push(this.#indexed);
        else this.#byTrigram.set(trigram, [this.#indexed]);
      }
    }
  }

  /** The accepted words with the fewest errors. */
  nearest(typed: string, { isStart, accepts }: SpellingQuery): string[] {
    const most = allowedErrors(typed.length);
    if (most === 0 || /\d/.test(typed)) return [];
    let best = most;
    let found: string[] = [];
    for (const word of this.#candidates(typed, most, accepts)) {
      const errors = Math.min(errorsBetween(typed, word, best), isStart ? errorsToStart(typed, word) : far);
      if (errors > best || !isPlausible(typed, word, errors)) continue;
      found = errors < best ? [word] : [...found, word];
      best = errors;
    }
    return found.slice(0, mostWords);
  }

  /** Accepted words that share enough trigrams with `typed` to be within reach, those that share most first. */
  #candidates(typed: string, most: number, accepts: SpellingQuery['accepts']): string[] {
    this.#index();
    const shared = new Map<number, number>();
    for (const trigram of trigrams(typed)) {
      for (const number of this.#byTrigram.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    const needed = Math.max(1, typed.length + 1 - changedByError * most);
    return [...shared]
      .filter(([number, count]) => count >= needed && accepts(this.#words[number] ?? ''))
      .sort(([, left], [, right]) => right - left)
      .slice(0, mostCandidates)
      .map(([number]) => this.#words[number] ?? '');
  }
}
