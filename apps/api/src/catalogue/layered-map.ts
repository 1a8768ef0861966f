/** Maximum number of changes on top of the base map. Above it, base and changes are merged into a new base. */
const mostChanges = 512;

/**
 * A persistent map: a new version shares the large base map with the previous one and only holds its changes.
 * A value cannot be `undefined`.
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

  /** The next version. A key that is set to `undefined` is removed. */
  with(changes: ReadonlyMap<Key, Value | undefined>): LayeredMap<Key, Value> {
    if (changes.size === 0) return this;
    const merged = new Map([...this.#changes, ...changes]);
    return merged.size <= mostChanges ? new LayeredMap(this.#base, merged) : new LayeredMap(this.#merge(merged));
  }

  #merge(changes: ReadonlyMap<Key, Value | undefined>): Map<Key, Value> {
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
