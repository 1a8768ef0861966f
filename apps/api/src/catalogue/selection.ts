import { type displayChoices, facetNames, type Calls, type FacetName } from '@veralune/api-client/contract';
import type { z } from 'zod';
import type { Scores } from '../search/scores.ts';
import { Bitset } from './bitset.ts';
import type { LocaleView } from './locale-view.ts';
import { isPlanOf } from './sales-plan.ts';
import { newProducts, type ShopIndex } from './shop-index.ts';

type ListingQuery = z.output<Calls['products']['query']>;
type FacetQuery = z.output<Calls['filters']['query']>;

/** The filters that the listing and its facets share. */
export type FilterQuery = Pick<ListingQuery, keyof ListingQuery & keyof FacetQuery> & Pick<FacetQuery, 'category'>;
export type Display = (typeof displayChoices)[number];

/** The choices of every group in a locale: which products each holds. */
type GroupChoices = Readonly<Record<FacetName, ReadonlyMap<string, Bitset>>>;

export interface PriceBounds {
  readonly min: number;
  readonly max: number;
}

/** What a listing is narrowed by. Within a group choices add up, between groups they must all hold. */
export interface Selection {
  readonly choices: GroupChoices;
  /** Slugs chosen in each group. */
  readonly chosen: Readonly<Record<FacetName, ReadonlySet<string>>>;
  /** Products of the choices of each group in which something is chosen. */
  readonly groups: ReadonlyMap<FacetName, Bitset>;
  readonly price: { readonly bounds: PriceBounds; readonly set: Bitset } | null;
  /** What is no group: the text, products named by slug, free ones, the sales plan. */
  readonly fixed: readonly Bitset[];
}

function displaySets(shop: ShopIndex, now: number): ReadonlyMap<Display, Bitset> {
  return new Map([
    ['new', newProducts(shop, now)],
    ['new_formula', shop.newFormula],
    ['special_offer', shop.specialOffer],
    ['in_stock', shop.inStock],
  ]);
}

/** Choices that the shop has anything for, by slug. */
function choicesOf({ shop, slugs }: LocaleView, now: number): GroupChoices {
  const bySlug = (group: Exclude<FacetName, 'display'>): ReadonlyMap<string, Bitset> =>
    new Map(
      [...slugs[group]].flatMap(([slug, id]) => {
        const set = shop.groups[group].get(id);
        return set ? [[slug, set] as const] : [];
      }),
    );
  return {
    products: bySlug('products'),
    display: displaySets(shop, now),
    brand: bySlug('brand'),
    need: bySlug('need'),
    active_ingredient: bySlug('active_ingredient'),
    diner_type: bySlug('diner_type'),
    flavour: bySlug('flavour'),
    galenic_format: bySlug('galenic_format'),
  };
}

/** `caracteristics` names groups that have parameters of their own too: `needs`, `display`, and `categories`. */
function chosenIn(query: FilterQuery): Selection['chosen'] {
  const { caracteristics = {} } = query;
  const of = (name: keyof typeof caracteristics): ReadonlySet<string> => new Set(caracteristics[name] ?? []);
  return {
    products: new Set([...(query.categories ?? []), ...(query.category ? [query.category] : []), ...of('products')]),
    display: new Set([...(query.display ?? []), ...of('display')]),
    need: new Set([...(query.needs ?? []), ...(caracteristics.need ?? [])]),
    brand: of('brand'),
    active_ingredient: of('active_ingredient'),
    diner_type: of('diner_type'),
    flavour: of('flavour'),
    galenic_format: of('galenic_format'),
  };
}

function groupSets(choices: GroupChoices, chosen: Selection['chosen']): Map<FacetName, Bitset> {
  const sets = new Map<FacetName, Bitset>();
  for (const name of facetNames) {
    if (chosen[name].size === 0) continue;
    // A slug that stands for nothing adds nothing.
    sets.set(name, Bitset.union([...chosen[name]].flatMap((slug) => choices[name].get(slug) ?? [])));
  }
  return sets;
}

export function euros(cents: number): number {
  return cents / 100;
}

/** Products whose price lies between both ends, these included. */
function priceSet(shop: ShopIndex, { min, max }: PriceBounds): Bitset {
  const { sold, cents } = shop;
  return sold.filter((slot) => {
    const amount = euros(cents[slot] ?? 0);
    return min <= amount && amount <= max;
  });
}

export interface Narrowing {
  /** Result of the text search; null without a text. */
  readonly scores: Scores | null;
  /** Products named one by one; null where none are. */
  readonly named: readonly string[] | null;
  readonly now: number;
}

/** Products by whether they are sold in pharmacies only: `1`, `0`; both choices hold everything. */
function onlineSets({ sold, noSellInline }: ShopIndex, chosen: readonly string[]): Bitset {
  return Bitset.union([
    ...(chosen.includes('1') ? [noSellInline] : []),
    ...(chosen.includes('0') ? [Bitset.difference(sold, noSellInline)] : []),
  ]);
}

function querySets({ shop }: LocaleView, query: FilterQuery): Bitset[] {
  const online = query.caracteristics?.no_sell_inline ?? [];
  return [
    ...(query.no_free === true ? [Bitset.difference(shop.sold, shop.free)] : []),
    ...(isPlanOf(shop, query.saleplan_id) ? [] : [new Bitset()]),
    ...(online.length > 0 ? [onlineSets(shop, online)] : []),
  ];
}

function fixedSets(view: LocaleView, query: FilterQuery, { scores, named }: Narrowing): Bitset[] {
  const sets = querySets(view, query);
  if (scores !== null) sets.push(scores.found());
  if (named !== null) sets.push(Bitset.of(named.flatMap((slug) => view.productSlugs.get(slug) ?? [])));
  return sets;
}

export function selectionOf(view: LocaleView, query: FilterQuery, narrowing: Narrowing): Selection {
  const choices = choicesOf(view, narrowing.now);
  const chosen = chosenIn(query);
  const bounds = query.price ? { min: query.price.min ?? 0, max: query.price.max ?? Number.POSITIVE_INFINITY } : null;
  return {
    choices,
    chosen,
    groups: groupSets(choices, chosen),
    price: bounds && { bounds, set: priceSet(view.shop, bounds) },
    fixed: fixedSets(view, query, narrowing),
  };
}

/** Products that pass everything, but for the group or the price named by `except`. */
export function passing({ sold }: ShopIndex, selection: Selection, except?: FacetName | 'price'): Bitset {
  return Bitset.intersection(sold, [
    ...[...selection.groups].flatMap(([name, set]) => (name === except ? [] : set)),
    ...(selection.price === null || except === 'price' ? [] : [selection.price.set]),
    ...selection.fixed,
  ]);
}
