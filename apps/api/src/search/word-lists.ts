import { languages, type Language } from '@veralune/routing';

/** Fields that words are found in, the heaviest first. */
export const wordFields = ['title', 'summary', 'text'] as const;
export type WordField = (typeof wordFields)[number];

/** Ids of the words of one thing in one language, ascending; a word is in its heaviest field alone. */
export type WordLists = Readonly<Record<WordField, readonly number[]>>;

export type WordListsByLanguage = Readonly<Record<Language, WordLists>>;

const continued = 0x80;

const pushNumber = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest >= continued) {
    bytes.push((rest % continued) | continued);
    rest = Math.floor(rest / continued);
  }
  bytes.push(rest);
};

const pushList = (bytes: number[], ids: readonly number[]): void => {
  pushNumber(bytes, ids.length);
  let last = 0;
  for (const id of ids) {
    pushNumber(bytes, id - last);
    last = id;
  }
};

/**
 * Packs the lists into bytes: per language one list a field, each its length and the steps between its ids.
 * A product of five languages takes about 600 bytes; as JSON it would be four times as many to read at the start.
 */
export const packWordLists = (lists: WordListsByLanguage): Uint8Array => {
  const bytes: number[] = [];
  for (const language of languages) {
    for (const field of wordFields) pushList(bytes, lists[language][field]);
  }
  return Uint8Array.from(bytes);
};

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value += (byte % continued) * factor;
      if (byte < continued) return value;
      factor *= continued;
    }
  }

  list(): number[] {
    const ids = new Array<number>(this.number());
    let last = 0;
    for (let index = 0; index < ids.length; index += 1) {
      last += this.number();
      ids[index] = last;
    }
    return ids;
  }
}

/** The inverse of `packWordLists`. */
export const unpackWordLists = (bytes: Uint8Array): WordListsByLanguage => {
  const reader = new Reader(bytes);
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(wordFields.map((field) => [field, reader.list()]))]),
  ) as unknown as WordListsByLanguage;
};
