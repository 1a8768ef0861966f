import type { FacetName } from '@veralune/api-client/contract';
import type { SizeOffer } from '../models/models.ts';
import type { Bitset } from './bitset.ts';
import type { PageRow, ProductRow } from './rows.ts';

/** What a product costs in a shop: its cheapest size there. */
export interface Offer extends SizeOffer {
  /** Which size is the cheapest. */
  readonly size: number;
  /** Whether any size is on special offer. */
  readonly special: boolean;
}

/** A product as a shop sells it. `offer.inStock` tells whether any size is in stock. */
export interface ShopProduct {
  readonly row: ProductRow;
  readonly offer: Offer;
}

/** Facet groups whose choices are resources of the catalogue. `display` and `suitability` have fixed choices. */
export type EntityGroup = Exclude<FacetName, 'display' | 'suitability'>;
export type Choices = ReadonlyMap<number, Bitset>;

/** The products of a shop, indexed for filters and counts. The sets contain product slots. */
export interface ShopIndex {
  readonly shopId: number;
  /** By slot. */
  readonly products: readonly (ShopProduct | undefined)[];
  /** Price of each product in cents, by slot; 0 if the shop does not sell it. */
  readonly cents: Uint32Array;
  readonly sold: Bitset;
  /** Slots of everything that a search in the shop can find. */
  readonly findable: Bitset;
  readonly count: number;
  /** Slots in the shop's order: promoted products first, then the editors' order. */
  readonly order: Uint32Array;
  /** Slots by ascending price. */
  readonly byPrice: Uint32Array;
  readonly byPriceDescending: Uint32Array;
  /** Products by the choices that they are assigned to directly. */
  readonly own: Readonly<Record<EntityGroup, Choices>>;
  /** The same, but categories and needs also contain the products of their children. */
  readonly groups: Readonly<Record<EntityGroup, Choices>>;
  /** Products with a "new" badge during a period. */
  readonly launches: Bitset;
  readonly newFormula: Bitset;
  readonly specialOffer: Bitset;
  readonly inStock: Bitset;
  readonly free: Bitset;
  readonly noSellInline: Bitset;
  readonly vegan: Bitset;
  readonly pregnancy: Bitset;
  readonly children: Bitset;
  readonly noAllergen: Bitset;
  /** By id. */
  readonly pages: readonly PageRow[];
}

/** The cheapest size of a product in a shop; undefined if the shop does not sell it. */
export function offerOf({ sizes }: ProductRow, shopId: number): Offer | undefined {
  const offers = sizes.flatMap(({ offers: byShop }, size) => {
    const offer = byShop[shopId];
    return offer === undefined ? [] : { size, ...offer };
  });
  const cheapest = offers.toSorted((left, right) => left.cents - right.cents)[0];
  if (cheapest === undefined) return undefined;
  return {
    ...cheapest,
    inStock: offers.some(({ inStock }) => inStock),
    special: offers.some(({ publicCents }) => publicCents !== null),
  };
}

/** Products that have the "new" badge at `now`, in milliseconds since 1970. */
export function newProducts({ products, launches }: ShopIndex, now: number): Bitset {
  return launches.filter((slot) => {
    const row = products[slot]?.row;
    return row !== undefined && row.newFrom !== null && row.newTo !== null && row.newFrom <= now && now <= row.newTo;
  });
}
