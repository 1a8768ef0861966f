import { languageOf, languages, locales, markets, type Language, type Locale } from '@veralune/routing';
import type { Document } from '../media/document.ts';
import type { Picture } from '../media/picture.ts';
import { emptyIndex } from '../search/search-draft.ts';
import { NumberedWords } from '../search/numbered-words.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { termKinds, type TermKind } from '../resources/kinds.ts';
import { Faqs } from './faqs.ts';
import { LayeredMap } from './layered-map.ts';
import { MediaRows } from './media-rows.ts';
import { localeView, shopIdOf, type LocaleView, type ViewWords } from './locale-view.ts';
import type {
  BrandRow,
  CategoryRow,
  CodeRow,
  DeliveryRow,
  MenuRow,
  NeedRow,
  NutrientRow,
  PageRow,
  QuizRow,
  RedirectionRow,
  SettingRow,
  TermRow,
} from './rows.ts';
import { emptyShop } from './shop-draft.ts';
import type { ShopIndex } from './shop-index.ts';
import { Slots } from './slots.ts';
import { SortedRows } from './sorted-rows.ts';
import { emptyViewWords } from './view-draft.ts';

/** Rows that all shops share. */
export interface SharedRows {
  readonly brands: SortedRows<BrandRow>;
  readonly categories: SortedRows<CategoryRow>;
  readonly needs: SortedRows<NeedRow>;
  readonly terms: Readonly<Record<TermKind, SortedRows<TermRow>>>;
  readonly nutrients: SortedRows<NutrientRow>;
  readonly pages: SortedRows<PageRow>;
  readonly menus: SortedRows<MenuRow>;
  readonly settings: SortedRows<SettingRow>;
  readonly redirections: SortedRows<RedirectionRow>;
  readonly codes: SortedRows<CodeRow>;
  readonly deliveries: SortedRows<DeliveryRow>;
  readonly quizzes: SortedRows<QuizRow>;
  readonly faqs: Faqs;
  readonly media: MediaRows<Picture>;
  readonly documents: MediaRows<Document>;
}

/** One immutable version of the whole catalogue, from which the API answers requests. */
export interface Catalogue {
  readonly version: number;
  readonly slots: Slots;
  readonly shared: SharedRows;
  readonly shops: ReadonlyMap<number, ShopIndex>;
  readonly views: ReadonlyMap<Locale, LocaleView>;
  readonly search: ReadonlyMap<Language, SearchIndex>;
  /** Packed word lists by `<kind>:<id>`. */
  readonly wordLists: LayeredMap<string, string>;
  /** Instants at which an answer changes without an edit, ascending, in milliseconds since 1970. */
  readonly instants: readonly number[];
}

interface Ordered {
  readonly id: number;
  readonly order: number;
}

function inEditorsOrder(left: Ordered, right: Ordered): number {
  return left.order - right.order || left.id - right.id;
}

function byId(left: { readonly id: number }, right: { readonly id: number }): number {
  return left.id - right.id;
}

function byCode(left: SettingRow, right: SettingRow): number {
  return left.code.localeCompare(right.code) || byId(left, right);
}

function emptySharedRows(): SharedRows {
  return {
    brands: new SortedRows<BrandRow>(inEditorsOrder),
    categories: new SortedRows<CategoryRow>(inEditorsOrder),
    needs: new SortedRows<NeedRow>(inEditorsOrder),
    terms: Object.fromEntries(termKinds.map((kind) => [kind, new SortedRows<TermRow>(inEditorsOrder)])) as Record<
      TermKind,
      SortedRows<TermRow>
    >,
    nutrients: new SortedRows<NutrientRow>(byId),
    pages: new SortedRows<PageRow>(byId),
    menus: new SortedRows<MenuRow>(byId),
    settings: new SortedRows<SettingRow>(byCode),
    redirections: new SortedRows<RedirectionRow>(inEditorsOrder),
    codes: new SortedRows<CodeRow>(byId),
    deliveries: new SortedRows<DeliveryRow>(byId),
    quizzes: new SortedRows<QuizRow>(byId),
    faqs: Faqs.none,
    media: MediaRows.none<Picture>(),
    documents: MediaRows.none<Document>(),
  };
}

/** An empty catalogue, from which the first version is created. */
export function emptyCatalogue(): Catalogue {
  const shops = new Map(Object.values(markets).map(({ shopId }) => [shopId, emptyShop(shopId)]));
  const search = new Map(languages.map((language) => [language, emptyIndex(new NumberedWords(language))]));
  return {
    version: 0,
    slots: new Slots(),
    shared: emptySharedRows(),
    shops,
    search,
    views: viewsOf(locales.map(emptyViewWords), shops, search),
    wordLists: new LayeredMap(new Map()),
    instants: [],
  };
}

/** The views of all locales, each with its shop and the search index of its language. */
export function viewsOf(
  own: readonly ViewWords[],
  shops: Catalogue['shops'],
  search: Catalogue['search'],
): Catalogue['views'] {
  return new Map(
    own.map((words) => [
      words.locale,
      localeView(words, defined(shops.get(shopIdOf(words.locale))), defined(search.get(languageOf(words.locale)))),
    ]),
  );
}

function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Every locale must have a shop and a search index');
  return value;
}
