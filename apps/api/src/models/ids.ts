import type { Kind } from '../resources/kinds.ts';
import { referenceText, type Reference } from '../resources/references.ts';

/** Ids by kind and key. */
export class Ids {
  readonly #known = new Map<string, number>();

  add(reference: Reference, id: number): void {
    this.#known.set(referenceText(reference), id);
  }

  has(reference: Reference): boolean {
    return this.#known.has(referenceText(reference));
  }

  /** @throws if the key is unknown: references are checked before, so this is a bug */
  of(kind: Kind, key: string): number {
    const id = this.#known.get(referenceText({ kind, key }));
    if (id === undefined) throw new Error(`No ${kind} has the key "${key}"`);
    return id;
  }

  orNull(kind: Kind, key: string | null): number | null {
    return key === null ? null : this.of(kind, key);
  }
}
