import { languageOf, locales, marketOf, type Language, type Locale } from '@veralune/routing';
import type { SynonymsFile } from '../content/synonyms.ts';
import type { Database } from '../db/database.ts';
import { storedVersion } from '../import/import.ts';
import { loadLanguageWords, type LanguageWords } from '../search/language-words.ts';
import { loadSearchIndex } from '../search/search-index.ts';
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

/** Synonyms that editors wrote, by language. */
export type SynonymFiles = ReadonlyMap<string, SynonymsFile>;

/** Reads the catalogue from the database, which is its only source but for the synonyms. */
export const loadCatalogue = async (db: Database, synonyms: SynonymFiles): Promise<Catalogue> => {
  const version = (await storedVersion(db)) ?? 'empty';
  const tables = await loadTables(db);
  const kept = keep(tables);
  const shops = new Map<number, ShopIndex>();
  const views = new Map<Locale, LocaleView>();
  const words = new Map<Language, LanguageWords>();
  for (const locale of locales) {
    const { shopId } = marketOf(locale);
    const shop = shops.get(shopId) ?? buildShopIndex(shopId, tables);
    shops.set(shopId, shop);
    const language = languageOf(locale);
    const spoken = words.get(language) ?? (await loadLanguageWords(db, language, synonyms.get(language) ?? []));
    words.set(language, spoken);
    const search = await loadSearchIndex(db, locale, shop, spoken);
    views.set(locale, buildLocaleView(locale, shop, tables, search));
  }
  return { version, kept, shops, views };
};
