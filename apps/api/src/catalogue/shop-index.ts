import type { FacetName } from '@veralune/api-client/contract';
import { Bitset } from './bitset.ts';
import type { IdLists, Offer, Tables } from './tables.ts';

type ProductRow = Tables['products'][number];
export type PageRow = Tables['pages'][number];

/** A product as a shop sells it. */
interface ShopProduct {
  readonly row: ProductRow;
  readonly offer: Offer;
  readonly galenicFormatId: number;
}

/** When the "new" badge of a product shows, in milliseconds since 1970. */
interface Launch {
  readonly position: number;
  readonly from: number;
  readonly to: number;
}

/** Groups whose choices are things of the catalogue; `display` has fixed choices. */
export type EntityGroup = Exclude<FacetName, 'display'>;
type Choices = ReadonlyMap<number, Bitset>;

/**
 * What a shop sells, ready to be filtered and counted. A product's position is its place in the
 * shop's own order, so reading a set upwards gives products in that order.
 */
export interface ShopIndex {
  readonly shopId: number;
  readonly size: number;
  readonly products: readonly ShopProduct[];
  readonly positions: ReadonlyMap<number, number>;
  readonly groups: Readonly<Record<EntityGroup, Choices>>;
  /** Products that are new for a time. */
  readonly launches: readonly Launch[];
  readonly newFormula: Bitset;
  readonly specialOffer: Bitset;
  readonly inStock: Bitset;
  /** Positions from the cheapest to the dearest. */
  readonly byPrice: readonly number[];
  readonly byPriceDescending: readonly number[];
  /** By id. */
  readonly pages: readonly PageRow[];
}

const bitsetsOf = (
  products: readonly ShopProduct[],
  idsOf: (product: ShopProduct) => Iterable<number>,
): Map<number, Bitset> => {
  const choices = new Map<number, Bitset>();
  for (const [position, product] of products.entries()) {
    for (const id of idsOf(product)) {
      const set = choices.get(id) ?? new Bitset(products.length);
      set.add(position);
      choices.set(id, set);
    }
  }
  return choices;
};

const fromLists =
  (lists: IdLists) =>
  (product: ShopProduct): readonly number[] =>
    lists.get(product.row.id) ?? [];

/** The product's own ids and their parents: a parent includes its children. */
const withParents = (lists: IdLists, tree: readonly { id: number; parentId: number | null }[]) => {
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]));
  return (product: ShopProduct): Set<number> =>
    new Set(fromLists(lists)(product).flatMap((id) => [id, parents.get(id) ?? id]));
};

const where = (products: readonly ShopProduct[], holds: (product: ShopProduct) => boolean): Bitset =>
  Bitset.of(
    products.length,
    products.flatMap((product, position) => (holds(product) ? [position] : [])),
  );

const launchesOf = (products: readonly ShopProduct[]): Launch[] =>
  products.flatMap(({ row: { newFrom, newTo } }, position) =>
    newFrom === null || newTo === null ? [] : [{ position, from: newFrom.getTime(), to: newTo.getTime() }],
  );

const byPrice = (products: readonly ShopProduct[], direction: 1 | -1): number[] =>
  products
    .map(({ offer }, position) => ({ cents: offer.cents, position }))
    .sort((left, right) => direction * (left.cents - right.cents) || left.position - right.position)
    .map(({ position }) => position);

/** The shop's own order: promoted products first, then as editors ordered them. */
const inShopOrder = (left: ShopProduct, right: ShopProduct): number =>
  Number(right.row.promoted) - Number(left.row.promoted) ||
  left.row.position - right.row.position ||
  left.row.id - right.row.id;

const groupsOf = (
  products: readonly ShopProduct[],
  { productLists, categories, needs }: Tables,
): ShopIndex['groups'] => ({
  products: bitsetsOf(products, withParents(productLists.categories, categories)),
  brand: bitsetsOf(products, ({ row }) => [row.brandId]),
  need: bitsetsOf(products, withParents(productLists.needs, needs)),
  active_ingredient: bitsetsOf(products, fromLists(productLists.activeIngredients)),
  diner_type: bitsetsOf(products, fromLists(productLists.dinerTypes)),
  flavour: bitsetsOf(products, fromLists(productLists.flavours)),
  galenic_format: bitsetsOf(products, fromLists(productLists.galenicFormats)),
});

const pagesOf = (shopId: number, { pages, pageLists }: Tables): PageRow[] => {
  const shown = new Set(pageLists.shops.filter((row) => row.shopId === shopId).map(({ pageId }) => pageId));
  return pages.filter(({ id }) => shown.has(id));
};

export const buildShopIndex = (shopId: number, tables: Tables): ShopIndex => {
  const offers = new Map(
    tables.offers.filter((offer) => offer.shopId === shopId).map((offer) => [offer.productId, offer]),
  );
  const products = tables.products
    .flatMap((row): ShopProduct[] => {
      const offer = offers.get(row.id);
      return offer ? [{ row, offer, galenicFormatId: tables.productLists.galenicFormats.get(row.id)?.[0] ?? 0 }] : [];
    })
    .sort(inShopOrder);
  return {
    shopId,
    size: products.length,
    products,
    positions: new Map(products.map(({ row }, position) => [row.id, position])),
    groups: groupsOf(products, tables),
    launches: launchesOf(products),
    newFormula: where(products, ({ row }) => row.newFormula),
    specialOffer: where(products, ({ offer }) => offer.special),
    inStock: where(products, ({ offer }) => offer.inStock),
    byPrice: byPrice(products, 1),
    byPriceDescending: byPrice(products, -1),
    pages: pagesOf(shopId, tables),
  };
};

/** Products whose "new" badge shows at `now`. */
export const newProducts = ({ size, launches }: ShopIndex, now: number): Bitset =>
  Bitset.of(
    size,
    launches.flatMap(({ position, from, to }) => (from <= now && now <= to ? [position] : [])),
  );
