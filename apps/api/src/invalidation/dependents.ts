import { tags, type EntityType } from '@veralune/api-client/contract';
import type { PageChange, ProductChange, ThingChange, Uses } from './catalogue-change.ts';

/** Tags of the answers that depend on a thing, by what has to differ for them to change. */
export interface Dependents {
  /** Its own answer, with its addresses in all locales. */
  readonly own: readonly string[];
  /** Answers that show its card. */
  readonly cards: readonly string[];
  /** Answers that count it, or list what has it. */
  readonly counts: readonly string[];
}

/** How the address book calls a kind; a term has no address. */
export const entityTypes = {
  product: 'product',
  brand: 'brand',
  need: 'need',
  category: 'category',
  theme: 'thematic',
  page: 'cms_page',
  term: null,
} as const satisfies Record<ThingChange['kind'], EntityType | null>;

function tagsOfUses(uses: Uses): string[] {
  return [
    ...(uses.products ?? []).map(tags.product),
    ...(uses.pages ?? []).map(tags.page),
    ...(uses.needs ?? []).map(tags.need),
    ...(uses.brandListings ?? []).map(tags.productsOfBrand),
    ...(uses.categoryListings ?? []).map(tags.productsOfCategory),
    ...(uses.needListings ?? []).map(tags.productsOfNeed),
  ];
}

function cardsOf({ uses, onHome, inMenus }: ThingChange): string[] {
  return [...tagsOfUses(uses), ...(onHome ? [tags.home] : []), ...(inMenus ? [tags.frame] : [])];
}

function ofProduct(change: ProductChange): Dependents {
  const { brandListings = [], needListings = [] } = change.uses;
  return {
    own: [tags.product(change.id)],
    cards: [...cardsOf(change), tags.products],
    counts: [
      tags.brands,
      ...brandListings.map(tags.brand),
      tags.needs,
      ...needListings.map(tags.need),
      tags.categories,
      // It counts the products of each need.
      tags.home,
    ],
  };
}

function ofPage(change: PageChange): Dependents {
  return {
    own: [tags.page(change.id)],
    cards: [
      ...cardsOf(change),
      tags.pagesOfType(change.type),
      ...change.themes.map(tags.pagesOfTheme),
      ...change.corners.map(tags.corner),
      ...change.needsWithParents.map(tags.articlesOfNeed),
      ...change.needsWithChildren.map(tags.articlesOfProducts),
    ],
    counts: change.themes.length > 0 ? [tags.themes] : [],
  };
}

/** Tags of everything that shows something of a thing. */
export function dependentsOf(change: ThingChange): Dependents {
  const cards = cardsOf(change);
  switch (change.kind) {
    case 'product':
      return ofProduct(change);
    case 'page':
      return ofPage(change);
    case 'brand':
      return {
        own: [tags.brand(change.id)],
        cards: [
          ...cards,
          tags.brands,
          tags.home,
          tags.products,
          tags.productsOfBrand(change.id),
          tags.corner(change.id),
        ],
        counts: [],
      };
    case 'need':
      return { own: [tags.need(change.id)], cards: [...cards, tags.needs, tags.home, tags.products], counts: [] };
    case 'category':
      return { own: [tags.categories], cards: [...cards, tags.products], counts: [] };
    case 'theme':
      // Cards of its pages show its name wherever articles are listed.
      return {
        own: [tags.themes],
        cards: [...cards, tags.pagesOfType('advice'), tags.pagesOfTheme(change.id), tags.articles],
        counts: [],
      };
    case 'term':
      return { own: [], cards: [...cards, tags.products], counts: [] };
  }
}
