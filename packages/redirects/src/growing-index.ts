import type { Entry, EntryIndex } from './entry.ts';
import { PackedIndex } from './packed-index.ts';
import { SampledIndex } from './sampled-index.ts';

/** Sampled while its entries are few, packed once they are many or too alike. */
export class GrowingIndex implements EntryIndex {
  #entries: SampledIndex | PackedIndex = new SampledIndex();

  add(path: string, entry: Entry): void {
    if (this.#entries instanceof SampledIndex && this.#entries.isCrowded) this.#entries = packed(this.#entries);
    this.#entries.add(path, entry);
  }

  get(path: string, end?: number): Entry | undefined {
    return this.#entries.get(path, end);
  }
}

const packed = (entries: SampledIndex): PackedIndex => {
  const index = new PackedIndex();
  for (const [path, entry] of entries.entries()) index.add(path, entry);
  return index;
};
