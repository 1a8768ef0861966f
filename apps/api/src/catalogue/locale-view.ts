import { languageOf, marketOf, type Language, type Locale } from '@veralune/routing';
import type { CardWords } from '../models/models.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { LayeredMap } from './layered-map.ts';
import type { EntityGroup, ShopIndex } from './shop-index.ts';
import type { Words } from './words.ts';

/** A shop in one of its languages. */
export interface LocaleView {
  readonly locale: Locale;
  readonly language: Language;
  readonly shop: ShopIndex;
  readonly words: Words;
  /** By slot, for products that any shop sells. */
  readonly cards: readonly (CardWords | undefined)[];
  /** Slots of products by slug. Includes products that this shop does not sell. */
  readonly productSlugs: LayeredMap<string, number>;
  /** Ids of each group's choices by slug. */
  readonly slugs: Readonly<Record<EntityGroup, ReadonlyMap<string, number>>>;
  readonly themeSlugs: ReadonlyMap<string, number>;
  readonly search: SearchIndex;
}

/** The parts of a view that it does not share with other views. */
export type ViewWords = Pick<LocaleView, 'locale' | 'cards' | 'productSlugs' | 'words'>;

export function shopIdOf(locale: Locale): number {
  return marketOf(locale).shopId;
}

export function localeView(own: ViewWords, shop: ShopIndex, search: SearchIndex): LocaleView {
  return {
    ...own,
    language: languageOf(own.locale),
    shop,
    slugs: {
      products: own.words.slugs('category'),
      brand: own.words.slugs('brand'),
      need: own.words.slugs('need'),
      active_ingredient: own.words.slugs('active_ingredient'),
      diner_type: own.words.slugs('diner_type'),
      flavour: own.words.slugs('flavour'),
      galenic_format: own.words.slugs('galenic_format'),
    },
    themeSlugs: own.words.slugs('theme'),
    search,
  };
}
