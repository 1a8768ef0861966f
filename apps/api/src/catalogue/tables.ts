import type { Locale } from '@veralune/routing';
import { asc, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../db/database.ts';
import * as db from '../db/schema.ts';

/** What a product costs in a shop: its cheapest size there. */
export interface Offer {
  readonly productId: number;
  readonly shopId: number;
  /** Which size is the cheapest. */
  readonly size: number;
  readonly cents: number;
  readonly publicCents: number | null;
  /** Whether any size can be had. */
  readonly inStock: boolean;
  /** Whether any size is on special offer. */
  readonly special: boolean;
}

export type IdLists = ReadonlyMap<number, readonly number[]>;

const lists = async (
  database: Database,
  table: PgTable,
  owner: PgColumn,
  value: PgColumn,
  where?: SQL,
): Promise<IdLists> => {
  const rows = await database
    .select({
      owner: sql<number>`${owner}`,
      values: sql<number[]>`array_agg(${value} order by ${sql.identifier('position')})`,
    })
    .from(table)
    .where(where)
    .groupBy(owner);
  return new Map(rows.map((row) => [row.owner, row.values]));
};

const cheapestOffers = (database: Database): Promise<Offer[]> =>
  rowsOf<Offer>(
    database,
    sql`select distinct on (shop_id, product_id)
          product_id as "productId", shop_id as "shopId", position as size, cents, public_cents as "publicCents",
          bool_or(in_stock) over whole as "inStock", bool_or(public_cents is not null) over whole as special
        from ${db.offers}
        window whole as (partition by shop_id, product_id)
        order by shop_id, product_id, cents, position`,
  );

const productLists = async (database: Database) => ({
  categories: await lists(
    database,
    db.productCategories,
    db.productCategories.productId,
    db.productCategories.categoryId,
  ),
  needs: await lists(database, db.productNeeds, db.productNeeds.productId, db.productNeeds.needId),
  flavours: await termLists(database, 'flavour'),
  galenicFormats: await termLists(database, 'galenic_format'),
  dinerTypes: await termLists(database, 'diner_type'),
  activeIngredients: await termLists(database, 'active_ingredient'),
});

const termLists = (database: Database, kind: db.TermKind): Promise<IdLists> =>
  lists(
    database,
    db.productTerms,
    db.productTerms.productId,
    db.productTerms.termId,
    sql`${db.productTerms.kind} = ${kind}`,
  );

/** What a card says of a product. */
export interface CardWords {
  readonly id: number;
  readonly locale: Locale;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** One label per size. */
  readonly sizes: readonly string[];
}

const cardWords = (database: Database): Promise<CardWords[]> =>
  rowsOf<CardWords>(
    database,
    sql`select entity_id as id, locale, slug, data->>'name' as name, data->>'summary' as summary, data->'sizes' as sizes
        from ${db.texts} where kind = 'product'`,
  );

const pageLists = async (database: Database) => ({
  shops: await database.select().from(db.pageShops),
  needs: await lists(database, db.pageNeeds, db.pageNeeds.pageId, db.pageNeeds.needId),
  products: await lists(database, db.pageProducts, db.pageProducts.pageId, db.pageProducts.productId),
});

/** Everything that the catalogue in memory is built from: all tables but the long texts of products. */
export const loadTables = async (database: Database) => ({
  brands: await database.select().from(db.brands).orderBy(asc(db.brands.position), asc(db.brands.id)),
  categories: await database.select().from(db.categories).orderBy(asc(db.categories.position), asc(db.categories.id)),
  needs: await database.select().from(db.needs).orderBy(asc(db.needs.position), asc(db.needs.id)),
  terms: await database.select().from(db.terms).orderBy(asc(db.terms.position), asc(db.terms.id)),
  products: await database.select().from(db.products).orderBy(asc(db.products.position), asc(db.products.id)),
  productLists: await productLists(database),
  offers: await cheapestOffers(database),
  pages: await database.select().from(db.pages).orderBy(asc(db.pages.id)),
  pageLists: await pageLists(database),
  texts: await database.select().from(db.texts).where(ne(db.texts.kind, 'product')),
  cardWords: await cardWords(database),
  menus: await database.select().from(db.menus),
  settings: await database.select().from(db.settings).orderBy(asc(db.settings.code)),
  redirections: await database.select().from(db.redirections).orderBy(asc(db.redirections.position)),
});

export type Tables = Awaited<ReturnType<typeof loadTables>>;
