import { Bitset } from '../catalogue/bitset.ts';
import { LayeredMap } from '../catalogue/layered-map.ts';
import type { SlottedKind } from '../catalogue/slots.ts';
import { fieldWeights } from './field-weights.ts';
import { ReusableNumberSet } from './reusable-number-set.ts';
import type { NumberedWords } from './numbered-words.ts';
import { PostingChanges } from './posting-changes.ts';
import { PostingLists } from './posting-lists.ts';
import { entryOf } from './postings.ts';
import type { GroupName, Members, SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';
import type { WordField, WordReader } from './word-lists.ts';

export function emptyIndex(words: NumberedWords): SearchIndex {
  return {
    words,
    synonyms: new Synonyms(),
    postings: PostingLists.empty,
    groupsByStem: new LayeredMap(new Map()),
    members: new Map(),
  };
}

interface SlottedDocument {
  readonly slot: number;
  readonly kind: SlottedKind;
}

/**
 * Stems of the document that is being indexed. Shared by all drafts: a new set for each document would take seconds.
 */
const seen = new ReusableNumberSet();

/** The next version of a search index. Its readers must be positioned at the words of the index's language. */
export class SearchDraft {
  readonly #base: SearchIndex;
  readonly #changes = new PostingChanges();
  readonly #groupsByStem = new Map<number, Set<GroupName>>();

  constructor(base: SearchIndex) {
    this.#base = base;
  }

  /** Calls `each` with the stem and field weight of every word. Fields come in descending order of weight. */
  #forEachStem(kind: SlottedKind, reader: WordReader | null, each: (stem: number, weight: number) => void): void {
    const title = kind === 'page' ? fieldWeights.pageTitle : fieldWeights.title;
    reader?.nextLanguage((id, field) => {
      const stem = this.#base.words.stemOfWord(id);
      if (stem !== null) each(stem, field === 'title' ? title : fieldWeights[field]);
    });
  }

  /** Replaces the words of a document. `before` is null for a new document, `after` for a removed one. */
  setDocument({ slot, kind }: SlottedDocument, before: WordReader | null, after: WordReader | null): void {
    const old = new Map<number, number>();
    // Fields come in descending order of weight, so the first weight of a stem is its highest.
    this.#forEachStem(kind, before, (stem, weight) => {
      if (!old.has(stem)) old.set(stem, weight);
    });
    seen.clear();
    this.#forEachStem(kind, after, (stem, weight) => {
      if (seen.add(stem) && old.get(stem) !== weight) this.#changes.push(stem, entryOf(slot, weight));
    });
    for (const stem of old.keys()) if (!seen.has(stem)) this.#changes.push(stem, entryOf(slot, 0));
  }

  /** Replaces the name of a group. A search for the name finds the members of the group. */
  setGroup(name: GroupName, before: WordReader | null, after: WordReader | null): void {
    this.#forEachNamingStem(before, (stem) => void this.#groupsOf(stem).delete(name));
    this.#forEachNamingStem(after, (stem) => void this.#groupsOf(stem).add(name));
  }

  #forEachNamingStem(reader: WordReader | null, each: (stem: number) => void): void {
    reader?.nextLanguage((id, field: WordField) => {
      const stem = this.#base.words.stemOfWord(id);
      if (field === 'title' && stem !== null) each(stem);
    });
  }

  #groupsOf(stem: number): Set<GroupName> {
    const groups = this.#groupsByStem.get(stem) ?? new Set(this.#base.groupsByStem.get(stem));
    this.#groupsByStem.set(stem, groups);
    return groups;
  }

  finish(members: Members, synonyms: Synonyms): SearchIndex {
    const groupsByStem = new Map(
      [...this.#groupsByStem].map(([stem, groups]) => [stem, groups.size === 0 ? undefined : [...groups]]),
    );
    return {
      words: this.#base.words,
      synonyms,
      postings: this.#base.postings.with(this.#changes),
      groupsByStem: this.#base.groupsByStem.with(groupsByStem),
      members,
    };
  }
}

/** The next version of the members of all groups. */
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
