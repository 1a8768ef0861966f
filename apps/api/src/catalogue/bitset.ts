const wordBits = 32;

const onesOf = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** A set of positions below `size`. */
export class Bitset {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, words = new Uint32Array(Math.ceil(size / wordBits))) {
    this.size = size;
    this.#words = words;
  }

  static full(size: number): Bitset {
    const set = new Bitset(size);
    set.#words.fill(0xffffffff);
    const rest = size % wordBits;
    if (rest > 0) set.#words[set.#words.length - 1] = 2 ** rest - 1;
    return set;
  }

  static of(size: number, positions: Iterable<number>): Bitset {
    const set = new Bitset(size);
    for (const position of positions) set.add(position);
    return set;
  }

  static union(size: number, sets: readonly Bitset[]): Bitset {
    const result = new Bitset(size);
    for (const set of sets) result.#combine(set, (left, right) => left | right);
    return result;
  }

  static intersection(size: number, sets: readonly Bitset[]): Bitset {
    const result = Bitset.full(size);
    for (const set of sets) result.#combine(set, (left, right) => left & right);
    return result;
  }

  #combine(other: Bitset, combined: (left: number, right: number) => number): void {
    for (let index = 0; index < this.#words.length; index += 1) {
      this.#words[index] = combined(this.#words[index] ?? 0, other.#words[index] ?? 0);
    }
  }

  add(position: number): void {
    const index = position >>> 5;
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (position & 31));
  }

  has(position: number): boolean {
    return ((this.#words[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
  }

  count(): number {
    let total = 0;
    for (let index = 0; index < this.#words.length; index += 1) total += onesOf(this.#words[index] ?? 0);
    return total;
  }

  /** How many positions both sets hold. */
  countWith(other: Bitset): number {
    let total = 0;
    for (let index = 0; index < this.#words.length; index += 1) {
      total += onesOf((this.#words[index] ?? 0) & (other.#words[index] ?? 0));
    }
    return total;
  }

  /** Positions in ascending order. */
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
