/** A list of unsigned 32-bit numbers that grows in steps: building an index makes tens of thousands of them. */
export class GrowingList {
  #numbers = new Uint32Array(4);
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

  get numbers(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
