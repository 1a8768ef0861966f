import type { Language } from '@veralune/routing';
import { Vocabulary } from './vocabulary.ts';

const isStopWord = -1;

/**
 * The words of a language by their id in the database, with the numbers of their stems. Words are only added, never
 * removed, so all versions of the catalogue share one instance.
 */
export class NumberedWords {
  readonly vocabulary: Vocabulary;
  readonly #stemNumbers: number[] = [];
  #last = 0;

  constructor(language: Language) {
    this.vocabulary = new Vocabulary(language);
  }

  add({ id, word, stem }: { readonly id: number; readonly word: string; readonly stem: string | null }): void {
    this.#stemNumbers[id] = this.vocabulary.add(word, stem) ?? isStopWord;
    this.#last = Math.max(this.#last, id);
  }

  /** The highest id that was added. Words with a higher id in the database are new. */
  get last(): number {
    return this.#last;
  }

  /** Number of the stem of a word; null for a stop word. */
  stemOfWord(id: number): number | null {
    const number = this.#stemNumbers[id];
    if (number === undefined) throw new Error(`No word has the id ${String(id)}`);
    return number === isStopWord ? null : number;
  }
}
