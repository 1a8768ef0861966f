import { editDistance } from './edit-distance.ts';

/** Maximum number of typing errors in a word of this length. */
function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** Trigrams that one error can change: three, or four if two letters are swapped. */
const changedByError = 4;
/** Number of words with the most shared trigrams that are compared letter by letter. */
const mostCandidates = 150;
/** Maximum number of corrections for one word. More corrections would make the results imprecise. */
const mostWords = 6;
/** A prefix is less specific than a complete word: it needs at least this many letters and can have one error. */
const shortestStart = 5;

const trigrams = function* (word: string): Generator<string> {
  const padded = `  ${word} `;
  for (let at = 0; at + 3 <= padded.length; at += 1) yield padded.slice(at, at + 3);
};

const far = Number.POSITIVE_INFINITY;

/** Number of errors between two words, or `far` if there are more than `most`. */
function errorsBetween(typed: string, word: string, most: number): number {
  const errors = editDistance(typed, word, most);
  return errors <= most ? errors : far;
}

/** Number of errors between a typed prefix and the start of a longer word, at most one, or `far`. */
function errorsToStart(typed: string, word: string): number {
  return typed.length < shortestStart || word.length <= typed.length
    ? far
    : Math.min(...[-1, 0, 1].map((extra) => errorsBetween(typed, word.slice(0, typed.length + extra), 1)));
}

/** People rarely mistype the first letter, and short words are similar to many others. */
const shortestWithWrongStart = 9;

function isPlausible(typed: string, word: string, errors: number): boolean {
  return typed[0] === word[0] || (errors < 2 && typed.length >= shortestWithWrongStart);
}

export interface SpellingQuery {
  /** Whether the visitor is still typing the word. If so, it can be the start of a longer word. */
  readonly isStart: boolean;
  /** Whether a word can be a correction. */
  readonly accepts: (word: string) => boolean;
}

/** Finds corrections of a mistyped word. */
export class Spelling {
  readonly #words: string[] = [];
  readonly #byTrigram = new Map<string, number[]>();
  #indexed = 0;

  /** The caller must not add a word twice. Words with digits are codes, such as `b12`. They are not corrected. */
  add(word: string): void {
    if (word.length >= 3 && !/\d/.test(word)) this.#words.push(word);
  }

  /** Words are indexed at the next lookup, not when they are added, so that the API starts faster. */
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

  /**
   * Accepted words that share enough trigrams with `typed` to be a correction, ordered by the number of shared ones.
   */
  #candidates(typed: string, most: number, accepts: SpellingQuery['accepts']): string[] {
    this.#index();
    const shared = new Map<number, number>();
    for (const trigram of trigrams(typed)) {
      for (const number of this.#byTrigram.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    const minimum = Math.max(1, typed.length + 1 - changedByError * most);
    return [...shared]
      .filter(([number, count]) => count >= minimum && accepts(this.#words[number] ?? ''))
      .sort(([, left], [, right]) => right - left)
      .slice(0, mostCandidates)
      .map(([number]) => this.#words[number] ?? '');
  }
}
