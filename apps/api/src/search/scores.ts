import { Bitset } from '../catalogue/bitset.ts';

/** How well things match a text, by slot; 0 where they do not. */
export class Scores {
  readonly #bySlot: Uint16Array;

  constructor(bySlot: Uint16Array) {
    this.#bySlot = bySlot;
  }

  of(slot: number): number {
    return this.#bySlot[slot] ?? 0;
  }

  /** Slots of everything that matches. */
  found(): Bitset {
    const set = new Bitset(this.#bySlot.length);
    this.#bySlot.forEach((score, slot) => {
      if (score > 0) set.add(slot);
    });
    return set;
  }

  /** Those of `slots` that match, the best first; equals keep their order. */
  ranked(slots: Uint32Array): number[] {
    const matching: number[] = [];
    // The whole catalogue is gone over, and little of it matches: no list of all is made first.
    for (const slot of slots) if (this.of(slot) > 0) matching.push(slot);
    return matching.sort((left, right) => this.of(right) - this.of(left));
  }
}
