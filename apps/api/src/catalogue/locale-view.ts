import { languageOf, type Language, type Locale } from '@veralune/routing';
import type { SearchIndex } from '../search/search-index.ts';
import type { EntityGroup, ShopIndex } from './shop-index.ts';
import type { CardWords, Tables } from './tables.ts';
import { Words, type HeldKind } from './words.ts';

/** A shop in one of its languages. */
export interface LocaleView {
  readonly locale: Locale;
  readonly language: Language;
  readonly shop: ShopIndex;
  readonly words: Words;
  /** By product id, of products that the shop sells. */
  readonly cards: ReadonlyMap<number, CardWords>;
  readonly productSlugs: ReadonlyMap<string, number>;
  /** Ids of each group's choices by slug. */
  readonly slugs: Readonly<Record<EntityGroup, ReadonlyMap<string, number>>>;
  readonly themeSlugs: ReadonlyMap<string, number>;
  readonly search: SearchIndex;
}

const wordsIn = (locale: Locale, tables: Tables): Words => {
  const words = new Words();
  for (const row of tables.texts) {
    if (row.locale === locale && row.kind !== 'product') words.add(row.kind satisfies HeldKind, row.entityId, row.data);
  }
  return words;
};

export const buildLocaleView = (locale: Locale, shop: ShopIndex, tables: Tables, search: SearchIndex): LocaleView => {
  const words = wordsIn(locale, tables);
  const cards = tables.cardWords.filter((card) => card.locale === locale && shop.positions.has(card.id));
  return {
    locale,
    language: languageOf(locale),
    shop,
    words,
    cards: new Map(cards.map((card) => [card.id, card])),
    productSlugs: new Map(cards.map(({ slug, id }) => [slug, id])),
    slugs: {
      products: words.slugs('category'),
      brand: words.slugs('brand'),
      need: words.slugs('need'),
      active_ingredient: words.slugs('active_ingredient'),
      diner_type: words.slugs('diner_type'),
      flavour: words.slugs('flavour'),
      galenic_format: words.slugs('galenic_format'),
    },
    themeSlugs: words.slugs('theme'),
    search,
  };
};
