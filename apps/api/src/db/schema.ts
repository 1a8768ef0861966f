import { pageTypes } from '@veralune/api-client/contract';
import { languages, locales } from '@veralune/routing';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { MenusFile } from '../content/schema.ts';

/**
 * The catalogue in tables. Names become snake_case columns (`casing` in drizzle.config.ts and open.ts).
 * Ids are the content's own; keys are file names.
 */

export const termKinds = ['flavour', 'galenic_format', 'diner_type', 'active_ingredient', 'theme'] as const;
export type TermKind = (typeof termKinds)[number];

export const textKinds = ['brand', 'category', 'need', 'product', 'page', 'nutrient', ...termKinds] as const;
export type TextKind = (typeof textKinds)[number];

const locale = () => text({ enum: locales }).notNull();
const position = () => integer().notNull();

export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  key: text().notNull(),
  position: position(),
  color: text().notNull(),
  corner: boolean().notNull(),
});

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  key: text().notNull(),
  position: position(),
  parentId: integer(),
});

export const needs = pgTable('needs', {
  id: integer().primaryKey(),
  key: text().notNull(),
  position: position(),
  parentId: integer(),
  picto: text().notNull(),
});

export const terms = pgTable(
  'terms',
  { kind: text({ enum: termKinds }).notNull(), id: integer().notNull(), key: text().notNull(), position: position() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const nutrients = pgTable('nutrients', {
  id: integer().primaryKey(),
  key: text().notNull(),
  /** Daily reference in the nutrient's unit; null where the law sets none. */
  reference: doublePrecision(),
});

export const products = pgTable('products', {
  id: integer().primaryKey(),
  key: text().notNull(),
  position: position(),
  brandId: integer()
    .notNull()
    .references(() => brands.id),
  pack: text().notNull(),
  promoted: boolean().notNull(),
  newFrom: timestamp({ withTimezone: true }),
  newTo: timestamp({ withTimezone: true }),
  newFormula: boolean().notNull(),
});

const productId = () =>
  integer()
    .notNull()
    .references(() => products.id);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: productId(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
);

export const productNeeds = pgTable(
  'product_needs',
  {
    productId: productId(),
    needId: integer()
      .notNull()
      .references(() => needs.id),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.needId] })],
);

export const productTerms = pgTable(
  'product_terms',
  {
    productId: productId(),
    kind: text({ enum: termKinds }).notNull(),
    termId: integer().notNull(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.kind, table.termId] })],
);

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: productId(),
    position: position(),
    durationDays: integer(),
    netWeightG: doublePrecision(),
    netVolumeMl: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** What a size costs in a shop. A size without a row is not sold there, a product without one not listed. */
export const offers = pgTable(
  'offers',
  {
    productId: productId(),
    position: position(),
    shopId: integer().notNull(),
    /** Hundredths of the shop's currency. */
    cents: integer().notNull(),
    /** The suggested price where it is higher. */
    publicCents: integer(),
    inStock: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position, table.shopId] })],
);

export const productNutrients = pgTable(
  'product_nutrients',
  {
    productId: productId(),
    position: position(),
    nutrientId: integer()
      .notNull()
      .references(() => nutrients.id),
    amount: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const relatedProducts = pgTable(
  'related_products',
  { productId: productId(), relatedId: productId(), position: position() },
  (table) => [primaryKey({ columns: [table.productId, table.relatedId] })],
);

export const pages = pgTable('pages', {
  id: integer().primaryKey(),
  key: text().notNull(),
  type: text({ enum: pageTypes }).notNull(),
  /** The main page of a sub-page. */
  parentId: integer(),
  /** The brand of a corner page. */
  brandId: integer().references(() => brands.id),
  themeId: integer(),
  publishedOn: date({ mode: 'string' }).notNull(),
  inBanner: boolean().notNull(),
});

const pageId = () =>
  integer()
    .notNull()
    .references(() => pages.id);

export const pageShops = pgTable('page_shops', { pageId: pageId(), shopId: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.pageId, table.shopId] }),
]);

export const pageNeeds = pgTable(
  'page_needs',
  {
    pageId: pageId(),
    needId: integer()
      .notNull()
      .references(() => needs.id),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.needId] })],
);

export const pageProducts = pgTable(
  'page_products',
  { pageId: pageId(), productId: productId(), position: position() },
  (table) => [primaryKey({ columns: [table.pageId, table.productId] }), index().on(table.productId)],
);

/** The words of everything, one row per locale: a market's own wording is already merged in. */
export const texts = pgTable(
  'texts',
  {
    kind: text({ enum: textKinds }).notNull(),
    entityId: integer().notNull(),
    locale: locale(),
    slug: text(),
    data: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.locale, table.entityId] })],
);

export const menus = pgTable(
  'menus',
  { shopId: integer().notNull(), code: text().notNull(), items: jsonb().$type<MenusFile['menu']>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.code] })],
);

export const settings = pgTable(
  'settings',
  { shopId: integer().notNull(), code: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.code] })],
);

export const redirections = pgTable(
  'redirections',
  {
    shopId: integer().notNull(),
    position: position(),
    source: text().notNull(),
    target: text().notNull(),
    type: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.position] })],
);

/** Every word of the catalogue with its stem. */
export const searchWords = pgTable(
  'search_words',
  {
    lang: text({ enum: languages }).notNull(),
    word: text().notNull(),
    /** Null for a stop word. */
    stem: text(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.word] })],
);

/** The words of one thing that can be found, by how much they weigh; each list parted by spaces. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: textKinds }).notNull(),
    entityId: integer().notNull(),
    locale: locale(),
    title: text().notNull(),
    keywords: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.locale, table.entityId] })],
);

/** One row: which content stands in the tables. */
export const catalogueState = pgTable('catalogue_state', {
  id: bigint({ mode: 'number' }).primaryKey(),
  version: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
});
