import { Bitset } from './bitset.ts';
import { ChoicesDraft, SetDraft } from './choices-draft.ts';
import { mergeSorted } from './merge-sorted.ts';
import type { SharedRows } from './catalogue.ts';
import type { CategoryRow, NeedRow, PageRow, ProductRow } from './rows.ts';
import type { SlottedKind, Slots } from './slots.ts';
import { offerOf, type Choices, type EntityGroup, type ShopIndex, type ShopProduct } from './shop-index.ts';

const groupNames = [
  'products',
  'brand',
  'need',
  'active_ingredient',
  'diner_type',
  'flavour',
  'galenic_format',
] as const satisfies readonly EntityGroup[];

/** Ids of the choices that a product is assigned to directly. */
function choicesOf(row: ProductRow): Readonly<Record<EntityGroup, readonly number[]>> {
  return {
    products: row.categories,
    brand: [row.brandId],
    need: row.needs,
    active_ingredient: row.terms.active_ingredient,
    diner_type: row.terms.diner_type,
    flavour: row.terms.flavour,
    galenic_format: row.terms.galenic_format,
  };
}

/** Below this age a child is a child, from it on an adolescent. */
const adolescence = 12;

function isForChildren({ suitability }: ProductRow): boolean {
  const age = suitability?.minimum_age ?? null;
  return age !== null && age < adolescence;
}

const flags = {
  sold: () => true,
  launches: ({ row }) => row.newFrom !== null,
  newFormula: ({ row }) => row.newFormula,
  specialOffer: ({ offer }) => offer.special,
  inStock: ({ offer }) => offer.inStock,
  free: ({ row }) => row.free,
  noSellInline: ({ row }) => row.noSellInline,
  vegan: ({ row }) => row.suitability?.vegan ?? false,
  pregnancy: ({ row }) => row.suitability?.pregnancy ?? false,
  children: ({ row }) => isForChildren(row),
  noAllergen: ({ row }) => row.suitability?.allergens.length === 0 && row.suitability.traces.length === 0,
} as const satisfies Record<string, (product: ShopProduct) => boolean>;
type Flag = keyof typeof flags;
const flagNames = Object.keys(flags) as readonly Flag[];

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

export function emptyShop(shopId: number): ShopIndex {
  return {
    shopId,
    products: [],
    cents: new Uint32Array(),
    count: 0,
    order: new Uint32Array(),
    byPrice: new Uint32Array(),
    byPriceDescending: new Uint32Array(),
    own: recordOf(groupNames, () => new Map()),
    groups: recordOf(groupNames, () => new Map()),
    ...recordOf(flagNames, () => new Bitset()),
    findable: new Bitset(),
    pages: [],
  };
}

/** The order of the shop: promoted products first, then as editors ordered them. */
function inShopOrder(left: ProductRow, right: ProductRow): number {
  return Number(right.promoted) - Number(left.promoted) || left.order - right.order || left.id - right.id;
}

/** Adds the products of the children to each root. */
function withChildren(own: Choices, tree: readonly (CategoryRow | NeedRow)[]): Choices {
  const all = new Map(own);
  for (const { id } of tree.filter(({ parentId }) => parentId === null)) {
    const sets = [id, ...tree.filter(({ parentId }) => parentId === id).map((child) => child.id)].flatMap(
      (each) => own.get(each) ?? [],
    );
    if (sets.length > 0) all.set(id, Bitset.union(sets));
  }
  return all;
}

type RequiredRows = Pick<SharedRows, 'brands' | 'categories' | 'needs' | 'pages'>;

function slotsOf(slots: Slots, kind: SlottedKind, rows: readonly { readonly id: number }[]): number[] {
  return rows.flatMap(({ id }) => slots.of(kind, id) ?? []);
}

function findable(
  sold: Bitset,
  groups: ShopIndex['groups'],
  { brands, needs }: RequiredRows,
  pages: readonly PageRow[],
  slots: Slots,
): Bitset {
  const brandsSold = brands.all.filter(({ id, visible }) => visible && groups.brand.has(id));
  const needsSold = needs.all.filter(({ id, visible }) => visible && groups.need.has(id));
  const others = [
    ...slotsOf(slots, 'brand', brandsSold),
    ...slotsOf(slots, 'need', needsSold),
    ...slotsOf(slots, 'page', pages),
  ];
  return Bitset.union([sold, Bitset.of(others)]);
}

/** The next version of a shop's index. Unchanged parts are shared with the previous version. */
export class ShopDraft {
  readonly #base: ShopIndex;
  readonly #products: (ShopProduct | undefined)[];
  readonly #own: Readonly<Record<EntityGroup, ChoicesDraft>>;
  readonly #flags: Readonly<Record<Flag, SetDraft>>;
  readonly #changed = new Set<number>();
  readonly #shownChoices: (readonly [group: EntityGroup, id: number])[] = [];

  constructor(base: ShopIndex) {
    this.#base = base;
    this.#products = [...base.products];
    this.#own = recordOf(groupNames, (name) => new ChoicesDraft(base.own[name]));
    this.#flags = recordOf(flagNames, (name) => new SetDraft(base[name]));
  }

  /** Sets the product of a slot, or removes it. */
  set(slot: number, row: ProductRow | null): void {
    const before = this.#products[slot];
    const offer = row === null ? undefined : offerOf(row, this.#base.shopId);
    if (before === undefined && offer === undefined) return;
    this.#changed.add(slot);
    if (before) this.#group(before.row, slot, 'delete');
    const product = row && offer ? { row, offer } : undefined;
    this.#products[slot] = product;
    if (product) this.#group(product.row, slot, 'add');
    for (const name of flagNames) this.#flags[name].set(slot, product !== undefined && flags[name](product));
  }

  /** Shows a brand or need even if no product belongs to it. */
  showChoice(group: 'brand' | 'need', id: number): void {
    this.#shownChoices.push([group, id]);
  }

  #group(row: ProductRow, slot: number, change: 'add' | 'delete'): void {
    const choices = choicesOf(row);
    for (const name of groupNames) for (const id of choices[name]) this.#own[name][change](id, slot);
  }

  #cents(): Uint32Array {
    const cents = new Uint32Array(this.#products.length);
    cents.set(this.#base.cents);
    for (const slot of this.#changed) cents[slot] = this.#products[slot]?.offer.cents ?? 0;
    return cents;
  }

  #at(slot: number): ShopProduct {
    const product = this.#products[slot];
    if (product === undefined)
      throw new Error(`Shop ${String(this.#base.shopId)} has no product at slot ${String(slot)}`);
    return product;
  }

  #sorted(list: Uint32Array, compare: (left: ShopProduct, right: ShopProduct) => number): Uint32Array {
    const added = [...this.#changed].filter((slot) => this.#products[slot] !== undefined);
    return mergeSorted(
      list,
      this.#changed,
      added,
      (left, right) => compare(this.#at(left), this.#at(right)) || inShopOrder(this.#at(left).row, this.#at(right).row),
    );
  }

  /** Sorting is stable: products with the same price stay in the shop's order. */
  #byPrice(list: Uint32Array, order: Uint32Array, cents: Uint32Array, direction: 1 | -1): Uint32Array {
    if (list.length > 0) return this.#sorted(list, (left, right) => direction * (left.offer.cents - right.offer.cents));
    return Uint32Array.from([...order].sort((left, right) => direction * ((cents[left] ?? 0) - (cents[right] ?? 0))));
  }

  #withShownChoices(groups: Record<EntityGroup, Choices>): Record<EntityGroup, Choices> {
    const all = { ...groups };
    for (const [name, id] of this.#shownChoices) {
      if (!all[name].has(id)) all[name] = new Map([...all[name], [id, new Bitset()]]);
    }
    return all;
  }

  finish(shared: RequiredRows, slots: Slots): ShopIndex {
    const order = this.#sorted(this.#base.order, () => 0);
    const cents = this.#cents();
    const own = recordOf(groupNames, (name) => this.#own[name].finish());
    const sets = recordOf(flagNames, (name) => this.#flags[name].finish());
    const groups = this.#withShownChoices({
      ...own,
      products: withChildren(own.products, shared.categories.all),
      need: withChildren(own.need, shared.needs.all),
    });
    const pages = shared.pages.all.filter(({ shops }) => shops.includes(this.#base.shopId));
    return {
      shopId: this.#base.shopId,
      products: this.#products,
      cents,
      count: sets.sold.count(),
      order,
      byPrice: this.#byPrice(this.#base.byPrice, order, cents, 1),
      byPriceDescending: this.#byPrice(this.#base.byPriceDescending, order, cents, -1),
      own,
      groups,
      ...sets,
      findable: findable(sets.sold, groups, shared, pages, slots),
      pages,
    };
  }
}
