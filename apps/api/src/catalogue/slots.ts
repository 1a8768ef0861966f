import type { Kind } from '../resources/kinds.ts';

/** Kinds that a search finds and bit sets hold. */
export const slottedKinds = ['product', 'brand', 'need', 'page'] as const satisfies readonly Kind[];
export type SlottedKind = (typeof slottedKinds)[number];

export interface Slotted {
  readonly kind: SlottedKind;
  readonly id: number;
}

/**
 * Numbers of things, counted from 0. A thing keeps its number as long as the process runs, whatever happens to it, so all
 * versions of the catalogue share one `Slots`.
 */
export class Slots {
  readonly #things: Slotted[] = [];
  readonly #byKind = new Map<SlottedKind, Map<number, number>>(slottedKinds.map((kind) => [kind, new Map()]));

  /** The number of a thing, given now if it has none yet. */
  claim(kind: SlottedKind, id: number): number {
    const known = this.of(kind, id);
    if (known !== undefined) return known;
    const slot = this.#things.length;
    this.#things.push({ kind, id });
    this.#byKind.get(kind)?.set(id, slot);
    return slot;
  }

  of(kind: SlottedKind, id: number): number | undefined {
    return this.#byKind.get(kind)?.get(id);
  }

  thing(slot: number): Slotted | undefined {
    return this.#things[slot];
  }

  get size(): number {
    return this.#things.length;
  }
}
