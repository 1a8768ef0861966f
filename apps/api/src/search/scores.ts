import { Bitset } from '../catalogue/bitset.ts';

/** How well documents match a text, by slot; 0 means no match. */
export class Scores {
  readonly #bySlot: Uint16Array;

  constructor(bySlot: Uint16Array) {
    this.#bySlot = bySlot;
  }

  of(slot: number): number {
    return this.#bySlot[slot] ?? 0;
  }

  /** Slots of all matching documents. */
  found(): Bitset {
    const set = new Bitset(this.#bySlot.length);
    this.#bySlot.forEach((score, slot) => {
      if (score > 0) set.add(slot);
    });
    return set;
  }

  /** The matching ones of `slots`, best first. Equal scores keep their order. */
  ranked(slots: Uint32Array): number[] {
    const matching: number[] = [];
    // `slots` is the whole catalogue and few of them match, so this avoids a copy of the complete list.
    for (const slot of slots) if (this.of(slot) > 0) matching.push(slot);
    return matching.sort((left, right) => this.of(right) - this.of(left));
  }
}
