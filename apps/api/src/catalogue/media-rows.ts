import { LayeredMap } from './layered-map.ts';

interface Keyed {
  readonly key: string;
}

/** The pictures or the documents of one version of the catalogue, by key. */
export class MediaRows<Item extends Keyed> {
  readonly #byKey: LayeredMap<string, Item>;
  readonly #keys: LayeredMap<number, string>;

  private constructor(byKey: LayeredMap<string, Item>, keys: LayeredMap<number, string>) {
    this.#byKey = byKey;
    this.#keys = keys;
  }

  static none<Item extends Keyed>(): MediaRows<Item> {
    return new MediaRows<Item>(new LayeredMap(new Map()), new LayeredMap(new Map()));
  }

  get(key: string): Item | undefined {
    return this.#byKey.get(key);
  }

  /** Key of the item with this id. */
  keyOf(id: number): string | undefined {
    return this.#keys.get(id);
  }

  *values(): MapIterator<Item> {
    for (const [, item] of this.#byKey) yield item;
    return undefined;
  }

  /** The next version: null removes an item. */
  with(changes: ReadonlyMap<number, Item | null>): MediaRows<Item> {
    if (changes.size === 0) return this;
    const byKey = new Map<string, Item | undefined>();
    const keys = new Map<number, string | undefined>();
    for (const [id, item] of changes) {
      const before = this.#keys.get(id);
      if (before !== undefined) byKey.set(before, undefined);
      if (item) byKey.set(item.key, item);
      keys.set(id, item?.key);
    }
    return new MediaRows(this.#byKey.with(byKey), this.#keys.with(keys));
  }
}
