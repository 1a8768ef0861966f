const wordBits = 32;

function onesOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A set of slots, one bit each. Sets of different lengths can be combined. A set must not change after other code has
 * received it, because versions of the catalogue share their sets.
 */
export class Bitset {
  #words: Uint32Array;

  constructor(size = 0) {
    this.#words = new Uint32Array(Math.ceil(size / wordBits));
  }

  static of(slots: Iterable<number>): Bitset {
    const set = new Bitset();
    for (const slot of slots) set.add(slot);
    return set;
  }

  static union(sets: readonly Bitset[]): Bitset {
    const result = new Bitset(Math.max(0, ...sets.map(({ size }) => size)));
    for (const set of sets) {
      for (let index = 0; index < set.#words.length; index += 1) {
        result.#words[index] = (result.#words[index] ?? 0) | (set.#words[index] ?? 0);
      }
    }
    return result;
  }

  /** Slots that are in `all` and in each of `sets`. */
  static intersection(all: Bitset, sets: readonly Bitset[]): Bitset {
    const result = all.copy();
    for (const set of sets) {
      for (let index = 0; index < result.#words.length; index += 1) {
        result.#words[index] = (result.#words[index] ?? 0) & (set.#words[index] ?? 0);
      }
    }
    return result;
  }

  /** Slots that are in `all` and not in `without`. */
  static difference(all: Bitset, without: Bitset): Bitset {
    const result = all.copy();
    for (let index = 0; index < result.#words.length; index += 1) {
      result.#words[index] = (result.#words[index] ?? 0) & ~(without.#words[index] ?? 0);
    }
    return result;
  }

  copy(): Bitset {
    const copy = new Bitset();
    copy.#words = this.#words.slice();
    return copy;
  }

  #grow(length: number): void {
    if (this.#words.length >= length) return;
    // Grows by a quarter, so that adding many slots one by one is cheap.
    const words = new Uint32Array(Math.max(length, Math.ceil(this.#words.length * 1.25)));
    words.set(this.#words);
    this.#words = words;
  }

  add(slot: number): void {
    const index = slot >>> 5;
    this.#grow(index + 1);
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const index = slot >>> 5;
    if (index < this.#words.length) this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return ((this.#words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  count(): number {
    let total = 0;
    for (const word of this.#words) total += onesOf(word);
    return total;
  }

  /** Capacity: every slot of the set is smaller. */
  get size(): number {
    return this.#words.length * wordBits;
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  /** How many slots are in both sets. */
  countWith(other: Bitset): number {
    let total = 0;
    for (let index = 0; index < this.#words.length; index += 1) {
      total += onesOf((this.#words[index] ?? 0) & (other.#words[index] ?? 0));
    }
    return total;
  }

  /** Calls `visit` with each slot, in ascending order. Faster than the iterator for large sets. */
  forEach(visit: (slot: number) => void): void {
    for (let index = 0; index < this.#words.length; index += 1) {
      let word = this.#words[index] ?? 0;
      while (word !== 0) {
        visit(index * wordBits + 31 - Math.clz32(word & -word));
        word &= word - 1;
      }
    }
  }

  /** The slots for which `passes` returns true. */
  filter(passes: (slot: number) => boolean): Bitset {
    const result = new Bitset(this.size);
    this.forEach((slot) => {
      if (passes(slot)) result.add(slot);
    });
    return result;
  }

  /** Slots in ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let index = 0; index < this.#words.length; index += 1) {
      let word = this.#words[index] ?? 0;
      while (word !== 0) {
        yield index * wordBits + 31 - Math.clz32(word & -word);
        word &= word - 1;
      }
    }
  }
}
