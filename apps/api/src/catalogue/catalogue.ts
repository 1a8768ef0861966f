import { locales, marketOf, type Locale } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import { storedVersion } from '../import/import.ts';
import { loadSearchIndex } from '../search/search-index.ts';
import { instantsOf } from './instants.ts';
import { buildLocaleView, type LocaleView } from './locale-view.ts';
import { buildShopIndex, type ShopIndex } from './shop-index.ts';
import { loadTables, type Tables } from './tables.ts';

/** The tables that stay in memory as they are. */
export type Kept = Pick<
  Tables,
  'brands' | 'categories' | 'needs' | 'terms' | 'pages' | 'pageLists' | 'menus' | 'settings' | 'redirections'
>;

/** What the API answers from: one version of the catalogue, whole and never changed. */
export interface Catalogue {
  readonly version: string;
  readonly kept: Kept;
  readonly shops: ReadonlyMap<number, ShopIndex>;
  readonly views: ReadonlyMap<Locale, LocaleView>;
  /** When answers change by themselves, in milliseconds since 1970, ascending. */
  readonly instants: readonly number[];
}

const keep = ({ brands, categories, needs, terms, pages, pageLists, menus, settings, redirections }: Tables): Kept => ({
  brands,
  categories,
  needs,
  terms,
  pages,
  pageLists,
  menus,
  settings,
  redirections,
});

/** Reads the catalogue from the database, which remains its only source. */
export const loadCatalogue = async (db: Database): Promise<Catalogue> => {
  const version = (await storedVersion(db)) ?? 'empty';
  const tables = await loadTables(db);
  const kept = keep(tables);
  const shops = new Map<number, ShopIndex>();
  const views = new Map<Locale, LocaleView>();
  for (const locale of locales) {
    const { shopId } = marketOf(locale);
    const shop = shops.get(shopId) ?? buildShopIndex(shopId, tables);
    shops.set(shopId, shop);
    const search = await loadSearchIndex(db, locale, shop);
    views.set(locale, buildLocaleView(locale, shop, tables, search));
  }
  return { version, kept, shops, views, instants: instantsOf(shops.values()) };
};
