import type { Entry, EntryIndex } from './entry.ts';

interface Known {
  readonly path: string;
  readonly entry: Entry;
}

/** Four for each entry that it is meant for, so that most buckets hold one. */
const bucketCount = 4_096;
const mostInBucket = 8;

/**
 * Up to a thousand entries, found by a few characters of the path instead of all: four times as fast as a `Map`, which
 * must hash each new string from end to end. Whole paths are compared in the end, so that a poor sample costs time only.
 */
export class SampledIndex implements EntryIndex {
  #buckets: (Known[] | undefined)[] = Array.from({ length: bucketCount });
  #largestBucket = 0;
  size = 0;

  /** Whether its paths look too alike where it samples them: another index serves them better. */
  get isCrowded(): boolean {
    return this.size >= bucketCount / 4 || this.#largestBucket > mostInBucket;
  }

  add(path: string, entry: Entry): void {
    if (this.get(path) !== undefined) return;
    const bucket = (this.#buckets[bucketOf(path, path.length)] ??= []);
    bucket.push({ path: copyOf(path), entry: { ...entry, to: copyOf(entry.to) } });
    this.size += 1;
    this.#largestBucket = Math.max(this.#largestBucket, bucket.length);
  }

  get(path: string, end: number = path.length): Entry | undefined {
    const bucket = this.#buckets[bucketOf(path, end)];
    if (bucket === undefined) return undefined;
    const asked = path.slice(0, end);
    for (const known of bucket) if (known.path === asked) return known.entry;
    return undefined;
  }

  *entries(): Generator<readonly [string, Entry]> {
    for (const { path, entry } of this.#buckets.flatMap((bucket) => bucket ?? [])) yield [path, entry];
  }
}

/**
 * Of the first `length` characters, and of none behind: not even where there are none.
 * Old addresses differ in their length, their middle and their numbers, which stand at the end or before `.html`.
 */
const bucketOf = (path: string, length: number): number => {
  const sample =
    Math.imul(length, 0x9e3779b1) ^
    Math.imul(path.charCodeAt(length - 1), 0x85ebca77) ^
    Math.imul(path.charCodeAt(length - 6), 0xc2b2ae3d) ^
    Math.imul(path.charCodeAt(length - 7), 0x27d4eb2f) ^
    Math.imul(path.charCodeAt((length - 1) >> 1), 0x165667b1);
  return (sample ^ (sample >>> 15)) & (bucketCount - 1);
};

/** A line of a file is a piece of its text: as one of its own it is compared twice as fast, and lets the text go. */
const copyOf = (text: string): string => decoder.decode(encoder.encode(text));
const encoder = new TextEncoder();
const decoder = new TextDecoder();
