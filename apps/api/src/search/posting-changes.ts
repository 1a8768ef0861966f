import { GrowableUint32Array } from './growable-uint32-array.ts';
import type { Postings } from './postings.ts';

/** Changes of the postings of many stems, in any order. */
export class PostingChanges {
  readonly #stems = new GrowableUint32Array();
  readonly #entries = new GrowableUint32Array();

  push(stem: number, entry: number): void {
    this.#stems.push(stem);
    this.#entries.push(entry);
  }

  get size(): number {
    return this.#stems.all.length;
  }

  /** The entries of each stem in the order in which they were pushed; stems in ascending order. */
  *byStem(): Generator<readonly [stem: number, entries: Postings]> {
    const stems = this.#stems.all;
    const ends = countsOf(stems);
    for (let stem = 1; stem < ends.length; stem += 1) ends[stem] = (ends[stem] ?? 0) + (ends[stem - 1] ?? 0);
    const sorted = new Uint32Array(stems.length);
    const entries = this.#entries.all;
    const next = ends.slice();
    for (let at = stems.length - 1; at >= 0; at -= 1) {
      const stem = stems[at] ?? 0;
      const position = (next[stem] ?? 0) - 1;
      next[stem] = position;
      sorted[position] = entries[at] ?? 0;
    }
    for (let stem = 0, start = 0; stem < ends.length; stem += 1) {
      const end = ends[stem] ?? 0;
      if (end > start) yield [stem, sorted.subarray(start, end)];
      start = end;
    }
  }
}

/** How often each number occurs, from 0 to the highest. */
function countsOf(numbers: Uint32Array): Uint32Array {
  let highest = -1;
  for (const number of numbers) highest = Math.max(highest, number);
  const counts = new Uint32Array(highest + 1);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}
