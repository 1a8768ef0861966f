import type { Picture, Pictures } from '../media/picture.ts';
import { LayeredMap } from './layered-map.ts';

/** The pictures of one version of the catalogue, by key. */
export class PictureRows implements Pictures {
  static readonly none = new PictureRows(new LayeredMap(new Map()), new LayeredMap(new Map()));

  readonly #byKey: LayeredMap<string, Picture>;
  readonly #keys: LayeredMap<number, string>;

  private constructor(byKey: LayeredMap<string, Picture>, keys: LayeredMap<number, string>) {
    this.#byKey = byKey;
    this.#keys = keys;
  }

  get(key: string): Picture | undefined {
    return this.#byKey.get(key);
  }

  /** Key of the picture with this id. */
  keyOf(id: number): string | undefined {
    return this.#keys.get(id);
  }

  *values(): MapIterator<Picture> {
    for (const [, picture] of this.#byKey) yield picture;
    return undefined;
  }

  /** The next version: null removes a picture. */
  with(changes: ReadonlyMap<number, Picture | null>): PictureRows {
    if (changes.size === 0) return this;
    const byKey = new Map<string, Picture | undefined>();
    const keys = new Map<number, string | undefined>();
    for (const [id, picture] of changes) {
      const before = this.#keys.get(id);
      if (before !== undefined) byKey.set(before, undefined);
      if (picture) byKey.set(picture.key, picture);
      keys.set(id, picture?.key);
    }
    return new PictureRows(this.#byKey.with(byKey), this.#keys.with(keys));
  }
}
