import type { PostingChanges } from './posting-changes.ts';
import { changedPostings, heaviestOf, noPostings, type Postings } from './postings.ts';

/** Postings of all stems in one array. Those of a stem begin at its start and end at the start of the next stem. */
interface Packed {
  readonly starts: Uint32Array;
  readonly entries: Postings;
  /** The highest weight of each stem. */
  readonly heaviest: Uint8Array;
}

/** Maximum number of changes that a version holds outside the packed array. Above it, all postings are packed again. */
const mostChanges = 512;

/** The postings of every stem, by stem number. A new version shares the packed array with the previous one. */
export class PostingLists {
  static readonly empty = new PostingLists(
    { starts: new Uint32Array(1), entries: noPostings, heaviest: new Uint8Array() },
    new Map(),
  );

  readonly #packed: Packed;
  readonly #changed: ReadonlyMap<number, Postings>;

  private constructor(packed: Packed, changed: ReadonlyMap<number, Postings>) {
    this.#packed = packed;
    this.#changed = changed;
  }

  of(stem: number): Postings {
    const changed = this.#changed.get(stem);
    if (changed) return changed;
    const { starts, entries } = this.#packed;
    return entries.subarray(starts[stem] ?? 0, starts[stem + 1] ?? starts[stem] ?? 0);
  }

  /** The highest weight of a stem in any document; 0 if it does not occur. */
  heaviest(stem: number): number {
    const changed = this.#changed.get(stem);
    return changed ? heaviestOf(changed) : (this.#packed.heaviest[stem] ?? 0);
  }

  /** The next version. */
  with(changes: PostingChanges): PostingLists {
    if (changes.size === 0) return this;
    if (this.#changed.size + changes.size > mostChanges) return new PostingLists(this.#packWith(changes), new Map());
    const changed = new Map(this.#changed);
    for (const [stem, entries] of changes.byStem()) changed.set(stem, changedPostings(this.of(stem), entries));
    return new PostingLists(this.#packed, changed);
  }

  #packWith(changes: PostingChanges): Packed {
    const { starts, entries } = this.#packed;
    let most = entries.length + changes.size;
    for (const postings of this.#changed.values()) most += postings.length;
    const packer = new Packer(most);
    // A stem that an earlier change added is not in the packed array yet.
    const known = Math.max(starts.length - 1, ...[...this.#changed.keys()].map((stem) => stem + 1));
    const copyUntil = (end: number): void => {
      for (let stem = packer.stems; stem < end; stem += 1) packer.add(this.of(stem));
    };
    for (const [stem, changed] of changes.byStem()) {
      copyUntil(stem);
      packer.add(changedPostings(this.of(stem), changed));
    }
    copyUntil(known);
    return packer.finish();
  }
}

/** Writes the postings of all stems into one array. */
class Packer {
  readonly #entries: Postings;
  readonly #starts: number[] = [0];
  readonly #heaviest: number[] = [];
  #length = 0;

  /** @param most maximum number of entries */
  constructor(most: number) {
    this.#entries = new Uint32Array(most);
  }

  /** How many stems were added. This is also the number of the next stem. */
  get stems(): number {
    return this.#heaviest.length;
  }

  add(postings: Postings): void {
    this.#entries.set(postings, this.#length);
    this.#length += postings.length;
    this.#starts.push(this.#length);
    this.#heaviest.push(heaviestOf(postings));
  }

  finish(): Packed {
    return {
      starts: Uint32Array.from(this.#starts),
      entries: this.#entries.slice(0, this.#length),
      heaviest: Uint8Array.from(this.#heaviest),
    };
  }
}
