import { marketIds, markets } from '@veralune/routing';
import type { Content } from '../content/folders.ts';
import type { ProductFile } from '../content/schema.ts';
import * as db from '../db/schema.ts';
import { idOf } from './ids.ts';
import { tableRows, type TableRows } from './rows.ts';

const cents = (amount: number): number => Math.round(amount * 100);

const termKeys = (product: ProductFile) =>
  [
    ['galenic_format', 'galenic-formats', [product.galenic_format]],
    ['flavour', 'flavours', product.flavours],
    ['diner_type', 'diner-types', product.diner_types],
    ['active_ingredient', 'active-ingredients', product.active_ingredients],
  ] as const;

const offersOf = (product: ProductFile): (typeof db.offers.$inferInsert)[] =>
  product.sizes.flatMap((size, position) =>
    marketIds.flatMap((market) => {
      const price = size.prices[market];
      if (price === undefined) return [];
      const publicPrice = size.public_prices?.[market];
      return {
        productId: product.id,
        position,
        shopId: markets[market].shopId,
        cents: cents(price),
        publicCents: publicPrice === undefined ? null : cents(publicPrice),
        inStock: !(size.out_of_stock?.includes(market) ?? false),
      };
    }),
  );

const relationRows = (content: Content, products: readonly ProductFile[]): TableRows[] => [
  tableRows(
    db.productCategories,
    products.flatMap(({ id, categories }) =>
      categories.map((key, position) => ({ productId: id, categoryId: idOf(content, 'categories', key), position })),
    ),
  ),
  tableRows(
    db.productNeeds,
    products.flatMap(({ id, needs }) =>
      needs.map((key, position) => ({ productId: id, needId: idOf(content, 'needs', key), position })),
    ),
  ),
  tableRows(
    db.productTerms,
    products.flatMap((product) =>
      termKeys(product).flatMap(([kind, folder, keys]) =>
        keys.map((key, position) => ({ productId: product.id, kind, termId: idOf(content, folder, key), position })),
      ),
    ),
  ),
  tableRows(
    db.relatedProducts,
    products.flatMap(({ id, related }) =>
      related.map((key, position) => ({ productId: id, relatedId: idOf(content, 'products', key), position })),
    ),
  ),
];

const detailRows = (content: Content, products: readonly ProductFile[]): TableRows[] => [
  tableRows(
    db.productSizes,
    products.flatMap(({ id, sizes }) =>
      sizes.map(({ duration_days, net_weight_g, net_volume_ml }, position) => ({
        productId: id,
        position,
        durationDays: duration_days,
        netWeightG: net_weight_g,
        netVolumeMl: net_volume_ml,
      })),
    ),
  ),
  tableRows(db.offers, products.flatMap(offersOf)),
  tableRows(
    db.productNutrients,
    products.flatMap(({ id, nutrition }) =>
      nutrition.map(({ nutrient, amount }, position) => ({
        productId: id,
        position,
        nutrientId: idOf(content, 'nutrients', nutrient),
        amount,
      })),
    ),
  ),
];

export const productRows = (content: Content): TableRows[] => {
  const products = [...content.products.values()];
  return [
    tableRows(
      db.products,
      [...content.products].map(([key, product]) => ({
        id: product.id,
        key,
        position: product.order,
        brandId: idOf(content, 'brands', product.brand),
        pack: product.pack,
        promoted: product.promoted,
        newFrom: product.new ? new Date(product.new.from) : null,
        newTo: product.new ? new Date(product.new.to) : null,
        newFormula: product.new_formula,
      })),
    ),
    ...relationRows(content, products),
    ...detailRows(content, products),
  ];
};
