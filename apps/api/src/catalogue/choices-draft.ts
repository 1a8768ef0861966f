import { Bitset } from './bitset.ts';
import type { Choices } from './shop-index.ts';

/** The next version of the product sets by choice. A set is copied at its first change. */
export class ChoicesDraft {
  readonly #base: Choices;
  readonly #changed = new Map<number, Bitset>();

  constructor(base: Choices) {
    this.#base = base;
  }

  #own(id: number): Bitset {
    const owned = this.#changed.get(id) ?? this.#base.get(id)?.copy() ?? new Bitset();
    this.#changed.set(id, owned);
    return owned;
  }

  add(id: number, slot: number): void {
    this.#own(id).add(slot);
  }

  delete(id: number, slot: number): void {
    this.#own(id).delete(slot);
  }

  /** The new version, without choices that have no products. */
  finish(): Choices {
    if (this.#changed.size === 0) return this.#base;
    const all = new Map(this.#base);
    for (const [id, set] of this.#changed) {
      if (set.isEmpty) all.delete(id);
      else all.set(id, set);
    }
    return all;
  }
}

/** The next version of one set. It is copied at its first change. */
export class SetDraft {
  readonly #base: Bitset;
  #changed: Bitset | undefined;

  constructor(base: Bitset) {
    this.#base = base;
  }

  set(slot: number, isIn: boolean): void {
    if (this.finish().has(slot) === isIn) return;
    this.#changed ??= this.#base.copy();
    if (isIn) this.#changed.add(slot);
    else this.#changed.delete(slot);
  }

  finish(): Bitset {
    return this.#changed ?? this.#base;
  }
}
