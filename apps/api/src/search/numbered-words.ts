import type { Language } from '@veralune/routing';
import { Vocabulary } from './vocabulary.ts';

/** The words of a language as the database numbers them. It only grows, and all versions of the catalogue share it. */
export class NumberedWords {
  readonly vocabulary: Vocabulary;
  readonly #stems: (string | null)[] = [];
  #last = 0;

  constructor(language: Language) {
    this.vocabulary = new Vocabulary(language);
  }

  add({ id, word, stem }: { readonly id: number; readonly word: string; readonly stem: string | null }): void {
    this.#stems[id] = stem;
    this.#last = Math.max(this.#last, id);
    this.vocabulary.add(word, stem);
  }

  /** The highest id that was added: what the database has beyond it is new. */
  get last(): number {
    return this.#last;
  }

  /** Null for a stop word. */
  stemOf(id: number): string | null {
    const stem = this.#stems[id];
    if (stem === undefined) throw new Error(`No word has the id ${String(id)}`);
    return stem;
  }
}
