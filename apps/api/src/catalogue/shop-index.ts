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

/** Groups whose choices are things of the catalogue; `display` has fixed choices. */
export type EntityGroup = Exclude<FacetName, 'display'>;
export type Choices = ReadonlyMap<number, Bitset>;

/** What a shop sells, ready to be filtered and counted. Sets hold slots of products. */
export interface ShopIndex {
  readonly shopId: number;
  /** By slot. */
  readonly products: readonly (ShopProduct | undefined)[];
  /** What each product costs, by slot; nothing where the shop sells none. */
  readonly cents: Uint32Array;
  readonly sold: Bitset;
  /** Slots of everything that a search may find in the shop. */
  readonly findable: Bitset;
  readonly count: number;
  /** Slots in the shop's order: promoted products first, then as editors ordered them. */
  readonly order: Uint32Array;
  /** Slots from the cheapest to the dearest. */
  readonly byPrice: Uint32Array;
  readonly byPriceDescending: Uint32Array;
  /** Products that name a choice themselves. */
  readonly own: Readonly<Record<EntityGroup, Choices>>;
  /** The same, where categories and needs also hold what their children hold. */
  readonly groups: Readonly<Record<EntityGroup, Choices>>;
  /** Products that are new for a time. */
  readonly launches: Bitset;
  readonly newFormula: Bitset;
  readonly specialOffer: Bitset;
  readonly inStock: Bitset;
  readonly free: Bitset;
  readonly noSellInline: Bitset;
  /** By id. */
  readonly pages: readonly PageRow[];
}

/** The cheapest size of a product in a shop; undefined where the shop does not sell it. */
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

/** Products whose "new" badge shows at `now`, in milliseconds since 1970. */
export function newProducts({ products, launches }: ShopIndex, now: number): Bitset {
  return launches.filter((slot) => {
    const row = products[slot]?.row;
    return row !== undefined && row.newFrom !== null && row.newTo !== null && row.newFrom <= now && now <= row.newTo;
  });
}
