import { tags, themeTypes, type EntityType } from '@veralune/api-client/contract';
import { pageTypeOfTheme } from '../calls/themes.ts';
import type { PageChange, ProductChange, EntityChange, Uses } from './catalogue-change.ts';

/** Tags of the answers that depend on an entity, grouped by the part of the entity that they depend on. */
export interface Dependents {
  /** Its own answer, which contains its addresses in all locales. */
  readonly own: readonly string[];
  /** Answers that show its card. */
  readonly cards: readonly string[];
  /** Answers that count it, or list the groups that contain it. */
  readonly counts: readonly string[];
}

/** Entity types of a kind in the address book. Terms and questions have no address. */
export const entityTypes: Readonly<Record<EntityChange['kind'], readonly EntityType[]>> = {
  product: ['product'],
  brand: ['brand'],
  need: ['need'],
  category: ['category'],
  theme: themeTypes,
  page: ['cms_page'],
  term: [],
  faq: [],
};

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

function cardsOf({ uses, onHome, inMenus }: EntityChange): string[] {
  return [...tagsOfUses(uses), ...(onHome ? [tags.home] : []), ...(inMenus ? [tags.frame] : [])];
}

function ofProduct(change: ProductChange): Dependents {
  const { brandListings = [], needListings = [] } = change.uses;
  return {
    own: [tags.product(change.id)],
    cards: [
      ...cardsOf(change),
      tags.products,
      ...(change.ofBrandPack ? [tags.home, tags.brands, ...brandListings.map(tags.brand), tags.frame] : []),
    ],
    counts: [
      tags.brands,
      ...brandListings.map(tags.brand),
      tags.needs,
      ...needListings.map(tags.need),
      tags.categories,
      // The home page shows the number of products of each need.
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
    // The address book has the number of pages of each theme, and its filters.
    counts: change.themes.length > 0 ? [tags.themes, tags.addresses] : [],
  };
}

/** Tags of all answers that depend on a changed entity. */
export function dependentsOf(change: EntityChange): Dependents {
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
      return {
        // Needs are filters of innovations, with their names and their addresses in all locales.
        own: [tags.need(change.id), ...((change.uses.pages ?? []).length > 0 ? [tags.themes] : [])],
        cards: [...cards, tags.needs, tags.home, tags.products],
        counts: [],
      };
    case 'category':
      return { own: [tags.categories], cards: [...cards, tags.products], counts: [] };
    case 'theme':
      // Article lists show the name of the theme on the cards of its pages.
      return {
        own: [tags.themes],
        cards: [
          ...cards,
          ...themeTypes.map((type) => tags.pagesOfType(pageTypeOfTheme[type])),
          tags.pagesOfTheme(change.id),
          tags.articles,
        ],
        counts: [],
      };
    case 'term':
      return { own: [], cards: [...cards, tags.products], counts: [] };
    case 'faq':
      return { own: [tags.faqs], cards: [], counts: [] };
  }
}
