import { Bitset } from '../catalogue/bitset.ts';
import { LayeredMap } from '../catalogue/layered-map.ts';
import type { SlottedKind } from '../catalogue/slots.ts';
import { GrowingList } from './growing-list.ts';
import type { NumberedWords } from './numbered-words.ts';
import { fieldWeights } from './field-weights.ts';
import { changedPostings, entryOf, noPostings } from './postings.ts';
import type { GroupName, Members, SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';
import { wordFields, type WordLists } from './word-lists.ts';

export const emptyIndex = (words: NumberedWords): SearchIndex => ({
  words,
  synonyms: new Synonyms(),
  postings: new LayeredMap(new Map()),
  named: new LayeredMap(new Map()),
  members: new Map(),
});

interface SlottedThing {
  readonly slot: number;
  readonly kind: SlottedKind;
}

/** The next version of a search index. */
export class SearchDraft {
  readonly #base: SearchIndex;
  readonly #entries = new Map<string, GrowingList>();
  readonly #named = new Map<string, Set<GroupName>>();

  constructor(base: SearchIndex) {
    this.#base = base;
  }

  #stemsOf(ids: readonly number[]): Set<string> {
    const stems = new Set<string>();
    for (const id of ids) {
      const stem = this.#base.words.stemOf(id);
      if (stem !== null) stems.add(stem);
    }
    return stems;
  }

  /** Weight of each stem of a thing. */
  #weightsOf(lists: WordLists | null, title: number): Map<string, number> {
    const found = new Map<string, number>();
    if (lists === null) return found;
    // Two words of a stem can be in two fields: the heaviest counts.
    for (const field of wordFields.toReversed())
      for (const stem of this.#stemsOf(lists[field])) found.set(stem, field === 'title' ? title : fieldWeights[field]);
    return found;
  }

  /** Replaces what a thing is found by; null before it was there, or after it went. */
  setThing({ slot, kind }: SlottedThing, before: WordLists | null, after: WordLists | null): void {
    const title = kind === 'page' ? fieldWeights.pageTitle : fieldWeights.title;
    const old = this.#weightsOf(before, title);
    const next = this.#weightsOf(after, title);
    for (const [stem, weight] of next) if (old.get(stem) !== weight) this.#push(stem, entryOf(slot, weight));
    for (const stem of old.keys()) if (!next.has(stem)) this.#push(stem, entryOf(slot, 0));
  }

  #push(stem: string, entry: number): void {
    const list = this.#entries.get(stem);
    if (list) list.push(entry);
    else {
      const first = new GrowingList();
      first.push(entry);
      this.#entries.set(stem, first);
    }
  }

  /** Replaces the name by which what belongs to a group is found. */
  setGroup(name: GroupName, before: WordLists | null, after: WordLists | null): void {
    for (const stem of this.#stemsOf(before?.title ?? [])) this.#groupsOf(stem).delete(name);
    for (const stem of this.#stemsOf(after?.title ?? [])) this.#groupsOf(stem).add(name);
  }

  #groupsOf(stem: string): Set<GroupName> {
    const groups = this.#named.get(stem) ?? new Set(this.#base.named.get(stem));
    this.#named.set(stem, groups);
    return groups;
  }

  finish(members: Members, synonyms: Synonyms): SearchIndex {
    const postings = new Map(
      [...this.#entries].map(([stem, { numbers }]) => [
        stem,
        changedPostings(this.#base.postings.get(stem) ?? noPostings, numbers),
      ]),
    );
    const named = new Map(
      [...this.#named].map(([stem, groups]) => [stem, groups.size === 0 ? undefined : [...groups]]),
    );
    return {
      words: this.#base.words,
      synonyms,
      postings: this.#base.postings.with(postings),
      named: this.#base.named.with(named),
      members,
    };
  }
}

/** The next version of the groups' members. */
export class MembersDraft {
  readonly #base: Members;
  readonly #changed = new Map<GroupName, Bitset>();

  constructor(base: Members) {
    this.#base = base;
  }

  change(slot: number, before: readonly GroupName[], after: readonly GroupName[]): void {
    for (const name of before) this.#own(name).delete(slot);
    for (const name of after) this.#own(name).add(slot);
  }

  #own(name: GroupName): Bitset {
    const own = this.#changed.get(name) ?? this.#base.get(name)?.copy() ?? new Bitset();
    this.#changed.set(name, own);
    return own;
  }

  finish(): Members {
    return this.#changed.size === 0 ? this.#base : new Map([...this.#base, ...this.#changed]);
  }
}
