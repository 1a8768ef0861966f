import type { Language } from '@veralune/routing';
import { hasCompounds, isLinkedPart, splitCompound, stemOfFirstPart } from './compounds.ts';
import { SortedWords } from './sorted-words.ts';
import { Spelling } from './spelling.ts';

/**
 * Whether a stem occurs in the searched version of the catalogue. The vocabulary also contains words that no document
 * uses any more.
 */
export type IsUsed = (stem: string) => boolean;

/** Words with digits are codes, which are never part of a compound. */
const hasDigit = /\d/;

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/**
 * The words of one language with their stems. Words are only added, never removed, so all versions of the catalogue
 * share one instance. Each lookup passes `isUsed` and returns only the stems that its version uses.
 */
export class Vocabulary {
  readonly language: Language;
  readonly #stems = new Map<string, string | null>();
  readonly #words = new SortedWords();
  readonly #spelling = new Spelling();
  readonly #numberOfStem = new Map<string, number>();
  readonly #sortedStems = new SortedWords();
  readonly #reversedStems = new SortedWords();

  constructor(language: Language) {
    this.language = language;
  }

  /**
   * Adds a folded word; `stem` is null for a stop word. A word that was added before keeps its stem.
   * @returns the number of the stem, counted from 0; null for a stop word
   */
  add(word: string, stem: string | null): number | null {
    const known = this.#stems.get(word);
    if (known !== undefined) return known === null ? null : (this.numberOfStem(known) ?? null);
    this.#stems.set(word, stem);
    if (stem === null) return null;
    this.#words.add(word);
    this.#spelling.add(word);
    return this.numberOfStem(stem) ?? this.#addStem(stem);
  }

  #addStem(stem: string): number {
    const number = this.#numberOfStem.size;
    this.#numberOfStem.set(stem, number);
    if (hasCompounds(this.language) && !hasDigit.test(stem)) {
      this.#sortedStems.add(stem);
      this.#reversedStems.add(reversed(stem));
    }
    return number;
  }

  /** Number of a stem, or undefined if no word has it. */
  numberOfStem(stem: string): number | undefined {
    return this.#numberOfStem.get(stem);
  }

  /** Returns null for a stop word, undefined for an unknown word. */
  stemOf(word: string): string | null | undefined {
    return this.#stems.get(word);
  }

  /** Stems of the words that start with `prefix`. */
  startingWith(prefix: string, isUsed: IsUsed): Set<string> {
    const stems = new Set<string>();
    for (const word of this.#words.startingWith(prefix)) {
      const stem = this.#stems.get(word);
      if (typeof stem === 'string' && isUsed(stem)) stems.add(stem);
    }
    return stems;
  }

  /** Stems of the words most similar to a mistyped one. With `isStart` also of words whose start is similar to it. */
  similarTo(typed: string, isStart: boolean, isUsed: IsUsed): Set<string> {
    const accepts = (word: string): boolean => isUsed(this.#stems.get(word) ?? '');
    return new Set(this.#spelling.nearest(typed, { isStart, accepts }).map((word) => this.#stems.get(word) ?? ''));
  }

  /** Stems of compounds that begin or end with a part of this stem: `schmerz` → `gelenkschmerz`. */
  containing(part: string, isUsed: IsUsed): Set<string> {
    const stems = new Set<string>();
    if (!hasCompounds(this.language) || part.length < 3) return stems;
    for (const stem of this.#sortedStems.startingWith(part)) {
      if (isUsed(stem) && isLinkedPart(this.language, stem.slice(part.length), this.#stemOfPart)) stems.add(stem);
    }
    for (const backwards of this.#reversedStems.startingWith(reversed(part))) {
      const stem = reversed(backwards);
      const first = stem.slice(0, stem.length - part.length);
      if (isUsed(stem) && stemOfFirstPart(this.language, first, this.#stemOfPart) !== undefined) stems.add(stem);
    }
    stems.delete(part);
    return stems;
  }

  /** Stems of the parts of an unknown compound; empty if any part is unused. */
  split(word: string, isUsed: IsUsed): string[] {
    if (!hasCompounds(this.language)) return [];
    return splitCompound(this.language, word, (part) => {
      const stem = this.#stemOfPart(part);
      return stem !== undefined && isUsed(stem) ? stem : undefined;
    });
  }

  /** A part of a compound is a word, or a stem without its ending: `Sprach-kurs`. */
  readonly #stemOfPart = (part: string): string | undefined =>
    this.#stems.get(part) ?? (this.#numberOfStem.has(part) ? part : undefined);
}
