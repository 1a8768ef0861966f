import { MapIndex, type Entry, type EntryIndex } from './entry.ts';
import { PackedIndex } from './packed-index.ts';

/** From here on memory and load time count for more than the last nanoseconds of a `Map`. */
const largestMap = 1_024;

/** Objects in a `Map` while they are few, packed once they are many. */
export class GrowingIndex implements EntryIndex {
  #entries: MapIndex | PackedIndex = new MapIndex();

  add(path: string, entry: Entry): void {
    if (this.#entries instanceof MapIndex && this.#entries.size === largestMap) this.#entries = packed(this.#entries);
    this.#entries.add(path, entry);
  }

  get(path: string): Entry | undefined {
    return this.#entries.get(path);
  }
}

const packed = (entries: MapIndex): PackedIndex => {
  const index = new PackedIndex();
  for (const [path, entry] of entries) index.add(path, entry);
  return index;
};
