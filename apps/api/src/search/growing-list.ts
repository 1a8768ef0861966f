import { slotOf } from './postings.ts';

/** Entries of one stem, which grow in steps: building an index makes tens of thousands of such lists. */
export class GrowingList {
  #numbers = new Uint32Array(2);
  #length = 1;

  constructor(first: number) {
    this.#numbers[0] = first;
  }

  push(entry: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Uint32Array(this.#length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.#length] = entry;
    this.#length += 1;
  }

  isLastOf(slot: number): boolean {
    return slotOf(this.#numbers[this.#length - 1] ?? 0) === slot;
  }

  get numbers(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
