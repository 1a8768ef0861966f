/** Index of the first word that is not before `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Up to this many new words are inserted one by one. With more, the whole list is sorted again. */
const mostInsertions = 32;

/** Words in alphabetical order. Added words are sorted in at the next lookup. */
export class SortedWords {
  #sorted: string[] = [];
  #added: string[] = [];

  /** The caller must not add a word twice. */
  add(word: string): void {
    this.#added.push(word);
  }

  *startingWith(prefix: string): Generator<string> {
    this.#sortIn();
    const words = this.#sorted;
    for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at += 1) yield words[at] ?? '';
  }

  #sortIn(): void {
    if (this.#added.length > mostInsertions) this.#sorted = [...this.#sorted, ...this.#added].sort();
    else for (const word of this.#added) this.#sorted.splice(lowerBound(this.#sorted, word), 0, word);
    this.#added = [];
  }
}
