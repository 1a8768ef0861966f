import type { Language } from '@veralune/routing';
import { Vocabulary } from './vocabulary.ts';

const isStopWord = -1;

/**
 * The words of a language as the database numbers them, and numbers of their stems. It only grows, and all versions of
 * the catalogue share it.
 */
export class NumberedWords {
  readonly vocabulary: Vocabulary;
  readonly #stemNumbers: number[] = [];
  readonly #numberOfStem = new Map<string, number>();
  #last = 0;

  constructor(language: Language) {
    this.vocabulary = new Vocabulary(language);
  }

  add({ id, word, stem }: { readonly id: number; readonly word: string; readonly stem: string | null }): void {
    this.#stemNumbers[id] = stem === null ? isStopWord : this.#claim(stem);
    this.#last = Math.max(this.#last, id);
    this.vocabulary.add(word, stem);
  }

  #claim(stem: string): number {
    const known = this.#numberOfStem.get(stem);
    if (known !== undefined) return known;
    const number = this.#numberOfStem.size;
    this.#numberOfStem.set(stem, number);
    return number;
  }

  /** The highest id that was added: what the database has beyond it is new. */
  get last(): number {
    return this.#last;
  }

  /** Number of the stem of a word; null for a stop word. */
  stemOfWord(id: number): number | null {
    const number = this.#stemNumbers[id];
    if (number === undefined) throw new Error(`No word has the id ${String(id)}`);
    return number === isStopWord ? null : number;
  }

  /** Number of a stem that some word has. */
  numberOfStem(stem: string): number | undefined {
    return this.#numberOfStem.get(stem);
  }
}
