import { languages, type Language } from '@veralune/routing';

/** Fields that words are found in, the heaviest first. */
export const wordFields = ['title', 'summary', 'text'] as const;
export type WordField = (typeof wordFields)[number];

/** Ids of the words of one thing in one language, ascending; a word is in its heaviest field alone. */
export type WordLists = Readonly<Record<WordField, readonly number[]>>;

export type WordListsByLanguage = Readonly<Record<Language, WordLists>>;

/** Characters below the surrogates stand for a step, two of the private use area for a longer one. */
const steps = 0xd000;
const firstOfPair = 0xe000;
const pairBase = 0x1000;

/** A number from 0 on as one or two characters, none of them NUL, which PostgreSQL refuses. */
function packed(value: number): string {
  return value < steps - 1
    ? String.fromCharCode(value + 1)
    : String.fromCharCode(firstOfPair + Math.floor(value / pairBase), firstOfPair + (value % pairBase));
}

function packedList(ids: readonly number[]): string {
  return packed(ids.length) + ids.map((id, index) => packed(id - (ids[index - 1] ?? 0))).join('');
}

/**
 * Packs the lists into a text: per language one list a field, each its length and the steps between its ids. Reading
 * 20,000 products takes a fraction of the time that JSON or bytes take, which the driver decodes sign by sign.
 */
export function packWordLists(lists: WordListsByLanguage): string {
  return languages.flatMap((language) => wordFields.map((field) => packedList(lists[language][field]))).join('');
}

/** Reads the ids of a packed text in the order in which they were packed, without making lists of them. */
export class WordReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #number(): number {
    const code = this.#text.charCodeAt(this.#at);
    this.#at += 1;
    if (code < firstOfPair) return code - 1;
    const second = this.#text.charCodeAt(this.#at);
    this.#at += 1;
    return (code - firstOfPair) * pairBase + second - firstOfPair;
  }

  /** Calls `each` for every word of the next language, field after field. */
  nextLanguage(each: (id: number, field: WordField) => void): void {
    for (const field of wordFields) {
      let id = 0;
      for (let left = this.#number(); left > 0; left -= 1) {
        id += this.#number();
        each(id, field);
      }
    }
  }
}
