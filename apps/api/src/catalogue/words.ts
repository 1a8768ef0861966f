import type { ModelOf } from '../models/models.ts';
import type { TermKind } from '../resources/kinds.ts';

/** Kinds whose texts are all in memory. Of products, memory has only the cards; the long texts are in the database. */
export type InMemoryKind = 'brand' | 'category' | 'need' | 'page' | 'nutrient' | TermKind;

type WordsOf = { readonly [Name in InMemoryKind]: ModelOf[Name]['texts']['fr'] };

type ById = ReadonlyMap<number, unknown>;
type ByKind = ReadonlyMap<InMemoryKind, ById>;

export type WordChanges = ReadonlyMap<InMemoryKind, ReadonlyMap<number, unknown>>;

/** Texts by kind and id, in one locale. */
export class Words {
  readonly #byKind: ByKind;
  readonly #slugs = new Map<InMemoryKind, ReadonlyMap<string, number>>();

  constructor(byKind: ByKind = new Map()) {
    this.#byKind = byKind;
  }

  /** The schema guarantees that every entity has texts in every locale. */
  of<Kind extends InMemoryKind>(kind: Kind, id: number): WordsOf[Kind] {
    const words = this.#byKind.get(kind)?.get(id);
    if (words === undefined) throw new Error(`${kind} ${String(id)} has no texts`);
    return words as WordsOf[Kind];
  }

  /** Ids by slug. */
  slugs(kind: Exclude<InMemoryKind, 'nutrient'>): ReadonlyMap<string, number> {
    const known = this.#slugs.get(kind);
    if (known) return known;
    const entries = [...(this.#byKind.get(kind) ?? [])];
    const slugs = new Map(entries.map(([id, words]) => [(words as { slug: string }).slug, id]));
    this.#slugs.set(kind, slugs);
    return slugs;
  }

  /** The next version; kinds without changes are shared with this one. */
  with(changes: WordChanges): Words {
    if (changes.size === 0) return this;
    const byKind = new Map(this.#byKind);
    for (const [kind, ofKind] of changes) {
      const words = new Map(byKind.get(kind));
      for (const [id, each] of ofKind) {
        if (each === undefined) words.delete(id);
        else words.set(id, each);
      }
      byKind.set(kind, words);
    }
    return new Words(byKind);
  }
}
