import { LayeredMap } from './layered-map.ts';
import type { FaqRow } from './rows.ts';

/** `product:107`, `brand:1`, or `help` for the questions of the help page. */
function ownerName(owner: FaqRow['owner']): string {
  return owner === null ? 'help' : `${owner.kind}:${String(owner.id)}`;
}

function inOrder(left: FaqRow, right: FaqRow): number {
  return left.order - right.order || left.id - right.id;
}

/** Questions by their owner. Their texts are not loaded from the database. */
export class Faqs {
  static readonly none = new Faqs(new LayeredMap(new Map()), new LayeredMap(new Map()));

  readonly #byOwner: LayeredMap<string, readonly FaqRow[]>;
  readonly #owners: LayeredMap<number, string>;

  /** A question by its id. */
  get(id: number): FaqRow | undefined {
    const owner = this.#owners.get(id);
    return owner === undefined ? undefined : this.#byOwner.get(owner)?.find((row) => row.id === id);
  }

  private constructor(byOwner: LayeredMap<string, readonly FaqRow[]>, owners: LayeredMap<number, string>) {
    this.#byOwner = byOwner;
    this.#owners = owners;
  }

  /** The questions of an owner that a shop shows, in the editors' order. */
  of(owner: FaqRow['owner'], shopId: number): readonly FaqRow[] {
    return (this.#byOwner.get(ownerName(owner)) ?? []).filter(({ shops }) => shops.includes(shopId));
  }

  /** The next version: null removes a question. */
  with(changes: ReadonlyMap<number, FaqRow | null>): Faqs {
    if (changes.size === 0) return this;
    const lists = new Map<string, FaqRow[] | undefined>();
    const owners = new Map<number, string | undefined>();
    const listOf = (name: string): FaqRow[] => {
      const list = lists.get(name) ?? [...(this.#byOwner.get(name) ?? [])];
      lists.set(name, list);
      return list;
    };
    for (const [id, row] of changes) {
      const before = this.#owners.get(id);
      if (before !== undefined)
        lists.set(
          before,
          listOf(before).filter((each) => each.id !== id),
        );
      if (row) listOf(ownerName(row.owner)).push(row);
      owners.set(id, row ? ownerName(row.owner) : undefined);
    }
    for (const [name, list] of lists) lists.set(name, list?.length ? list.sort(inOrder) : undefined);
    return new Faqs(this.#byOwner.with(lists), this.#owners.with(owners));
  }
}
