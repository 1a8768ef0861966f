/** A set of small numbers with a `clear` in constant time. Only one synchronous call may use it at a time. */
export class ReusableNumberSet {
  #rounds = new Uint32Array(1_024);
  #round = 0;

  clear(): void {
    this.#round += 1;
  }

  /** @returns whether the number was not in the set yet */
  add(number: number): boolean {
    if (number >= this.#rounds.length) {
      const longer = new Uint32Array(Math.max(number + 1, this.#rounds.length * 2));
      longer.set(this.#rounds);
      this.#rounds = longer;
    }
    if (this.#rounds[number] === this.#round) return false;
    this.#rounds[number] = this.#round;
    return true;
  }

  has(number: number): boolean {
    return this.#rounds[number] === this.#round;
  }
}
