/** Numbers from 0 to 2³² − 1 that grow in steps: reading a catalogue makes millions of them. */
export class GrowingNumbers {
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

  /** Those pushed until now. */
  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
