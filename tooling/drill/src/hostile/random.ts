/** Reproducible random numbers (mulberry32), so that a failure can be repeated with its seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  /** Bytes as a string of characters up to U+00FF, without line breaks. */
  text(length: number): string {
    return String.fromCharCode(
      ...Array.from({ length }, () => {
        const code = this.below(256);
        return code === 10 || code === 13 ? 46 : code;
      }),
    );
  }
}
