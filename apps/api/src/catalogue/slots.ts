import type { Kind } from '../resources/kinds.ts';

/** Kinds that have slots, because searches find them and bit sets contain them. */
const slottedKinds = ['product', 'brand', 'need', 'page'] as const satisfies readonly Kind[];
export type SlottedKind = (typeof slottedKinds)[number];

export interface SlottedResource {
  readonly kind: SlottedKind;
  readonly id: number;
}

/**
 * Assigns slots to resources, counted from 0. A resource keeps its slot until the process ends, even if it is deleted,
 * so all versions of the catalogue share one `Slots`.
 */
export class Slots {
  readonly #resources: SlottedResource[] = [];
  readonly #byKind = new Map<SlottedKind, Map<number, number>>(slottedKinds.map((kind) => [kind, new Map()]));

  /** The slot of a resource. Assigns a new one if it has none yet. */
  claim(kind: SlottedKind, id: number): number {
    const known = this.of(kind, id);
    if (known !== undefined) return known;
    const slot = this.#resources.length;
    this.#resources.push({ kind, id });
    this.#byKind.get(kind)?.set(id, slot);
    return slot;
  }

  of(kind: SlottedKind, id: number): number | undefined {
    return this.#byKind.get(kind)?.get(id);
  }

  resourceAt(slot: number): SlottedResource | undefined {
    return this.#resources[slot];
  }

  get size(): number {
    return this.#resources.length;
  }
}
