import { type displayChoices, facetNames, type Calls, type FacetName } from '@veralune/api-client/contract';
import type { SuitabilityValue } from '@veralune/routing';
import type { z } from 'zod';
import type { Scores } from '../search/scores.ts';
import { Bitset } from './bitset.ts';
import type { LocaleView } from './locale-view.ts';
import { isPlanOf } from './sales-plan.ts';
import { newProducts, type EntityGroup, type ShopIndex } from './shop-index.ts';

type ListingQuery = z.output<Calls['products']['query']>;
type FacetQuery = z.output<Calls['filters']['query']>;

/** The filters that the listing and its facets share. */
export type FilterQuery = Pick<ListingQuery, keyof ListingQuery & keyof FacetQuery> & Pick<FacetQuery, 'category'>;
export type Display = (typeof displayChoices)[number];

/** The choices of every group in a locale, with their products, by slug. */
type GroupChoices = Readonly<Record<FacetName, ReadonlyMap<string, Bitset>>>;

export interface PriceBounds {
  readonly min: number;
  readonly max: number;
}

/** The filters of a listing. Choices of one group are combined with OR, groups and choices of `suitability` with AND. */
export interface Selection {
  readonly choices: GroupChoices;
  /** Slugs chosen in each group. */
  readonly chosen: Readonly<Record<FacetName, ReadonlySet<string>>>;
  /** The products that match the chosen choices, for each group with a choice. */
  readonly groups: ReadonlyMap<FacetName, Bitset>;
  readonly price: { readonly bounds: PriceBounds; readonly set: Bitset } | null;
  /** Filters that are not groups: the text, slugs, free products, the sales plan. */
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

function suitabilitySets(shop: ShopIndex): ReadonlyMap<SuitabilityValue, Bitset> {
  return new Map([
    ['vegan', shop.vegan],
    ['pregnancy', shop.pregnancy],
    ['children', shop.children],
    ['no_allergen', shop.noAllergen],
  ]);
}

/** Choices for which the shop has products, by slug. */
function choicesOf({ shop, slugs }: LocaleView, now: number): GroupChoices {
  const bySlug = (group: EntityGroup): ReadonlyMap<string, Bitset> =>
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
    suitability: suitabilitySets(shop),
  };
}

/** Some groups can be chosen by `caracteristics` or by their own parameter: `needs`, `display`, `categories`. */
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
    suitability: of('suitability'),
  };
}

function groupSets(choices: GroupChoices, chosen: Selection['chosen']): Map<FacetName, Bitset> {
  const sets = new Map<FacetName, Bitset>();
  for (const name of facetNames) {
    if (chosen[name].size === 0) continue;
    // Unknown slugs match no products.
    const own = [...chosen[name]].map((slug) => choices[name].get(slug) ?? new Bitset());
    const [first = new Bitset(), ...others] = own;
    sets.set(name, name === 'suitability' ? Bitset.intersection(first, others) : Bitset.union(own));
  }
  return sets;
}

export function euros(cents: number): number {
  return cents / 100;
}

/** Products with a price between `min` and `max`, both included. */
function priceSet(shop: ShopIndex, { min, max }: PriceBounds): Bitset {
  const { sold, cents } = shop;
  return sold.filter((slot) => {
    const amount = euros(cents[slot] ?? 0);
    return min <= amount && amount <= max;
  });
}

/** Filters that are not part of the query's groups. */
export interface ExtraFilters {
  /** Result of the text search; null without a text. */
  readonly scores: Scores | null;
  /** Slugs of the requested products; null if none are given. */
  readonly slugs: readonly string[] | null;
  readonly now: number;
}

/** Products that are sold in pharmacies only (`1`) or also online (`0`). */
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

function fixedSets(view: LocaleView, query: FilterQuery, { scores, slugs }: ExtraFilters): Bitset[] {
  const sets = querySets(view, query);
  if (scores !== null) sets.push(scores.found());
  if (slugs !== null) sets.push(Bitset.of(slugs.flatMap((slug) => view.productSlugs.get(slug) ?? [])));
  return sets;
}

export function selectionOf(view: LocaleView, query: FilterQuery, extra: ExtraFilters): Selection {
  const choices = choicesOf(view, extra.now);
  const chosen = chosenIn(query);
  const bounds = query.price ? { min: query.price.min ?? 0, max: query.price.max ?? Number.POSITIVE_INFINITY } : null;
  return {
    choices,
    chosen,
    groups: groupSets(choices, chosen),
    price: bounds && { bounds, set: priceSet(view.shop, bounds) },
    fixed: fixedSets(view, query, extra),
  };
}

/** Products that match all filters, except the group or the price named by `except`. */
export function matchingProducts({ sold }: ShopIndex, selection: Selection, except?: FacetName | 'price'): Bitset {
  return Bitset.intersection(sold, [
    ...[...selection.groups].flatMap(([name, set]) => (name === except ? [] : set)),
    ...(selection.price === null || except === 'price' ? [] : [selection.price.set]),
    ...selection.fixed,
  ]);
}
