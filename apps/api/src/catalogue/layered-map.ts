/** Changes that a version of a map may differ by from the map below before they are laid into a new one. */
const mostChanges = 512;

/**
 * A map of which many versions live at a time: a new version shares the large map below with the last one and holds its
 * own few changes. `undefined` is no value of it.
 */
export class LayeredMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  readonly #changes: ReadonlyMap<Key, Value | undefined>;

  constructor(base: ReadonlyMap<Key, Value>, changes: ReadonlyMap<Key, Value | undefined> = new Map()) {
    this.#base = base;
    this.#changes = changes;
  }

  get(key: Key): Value | undefined {
    return this.#changes.has(key) ? this.#changes.get(key) : this.#base.get(key);
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  /** The next version; a key that is set to `undefined` is not in it. */
  with(changes: ReadonlyMap<Key, Value | undefined>): LayeredMap<Key, Value> {
    if (changes.size === 0) return this;
    const merged = new Map([...this.#changes, ...changes]);
    return merged.size <= mostChanges ? new LayeredMap(this.#base, merged) : new LayeredMap(this.#flat(merged));
  }

  #flat(changes: ReadonlyMap<Key, Value | undefined>): Map<Key, Value> {
    const flat = new Map(this.#base);
    for (const [key, value] of changes) {
      if (value === undefined) flat.delete(key);
      else flat.set(key, value);
    }
    return flat;
  }

  *[Symbol.iterator](): Generator<[Key, Value]> {
    for (const entry of this.#base) if (!this.#changes.has(entry[0])) yield entry;
    for (const [key, value] of this.#changes) if (value !== undefined) yield [key, value];
  }
}
