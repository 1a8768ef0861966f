/** A list of numbers from 0 to 2³² − 1. Loading a catalogue creates millions of them, so a plain array is too slow. */
export class GrowableUint32Array {
  #numbers = new Uint32Array(64);
  #length = 0;

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Uint32Array(this.#length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** All numbers pushed so far. */
  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
