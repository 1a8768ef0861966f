import type { PageType, UrlEntry } from '@veralune/api-client/contract';
import {
  entitiesAt,
  languageOf,
  canonicalEntity,
  type EntityAddress,
  type EntityKind,
  type Language,
  type RouteMatch,
  type RouteName,
} from '@veralune/routing';
import { articlesPerPage } from '../listing/articles-per-page.ts';

/** The addresses of all entities in the catalogue of a market. */
export interface AddressBook {
  readonly has: (entity: EntityAddress, language: Language) => boolean;
  /** The number of articles of a theme or filter; zero for other entities. */
  readonly articleCount: (entity: EntityAddress, language: Language) => number;
  /** The number of pages of a type. */
  readonly typeCount: (type: PageType, language: Language) => number;
  /** Slugs of the brands that have a corner, in all languages of the market. */
  readonly cornerBrands: ReadonlySet<string>;
}

/** An entity with the number of articles in its list. */
type Counted = readonly [entity: EntityAddress, articles: number];

function keyOf({ kind, slug, parent }: EntityAddress, language: string): string {
  return [kind, language, parent ?? '', slug].join('|');
}

function kindOf(entry: UrlEntry): EntityKind | null {
  return entry.entity_type === 'cms_page' ? entry.page_type : entry.entity_type;
}

const filterKinds: Readonly<Partial<Record<EntityKind, EntityKind>>> = {
  innovation_category: 'innovation_filter',
  about_category: 'about_filter',
};

/** An entity and, for a theme, its filters. */
function entitiesOf(entry: UrlEntry): Counted[] {
  const kind = kindOf(entry);
  if (kind === null) return [];
  const { slug, parent_slug: parent, page_count: count = 0, filters = [] } = entry;
  const filterKind = filterKinds[kind];
  return [
    [canonicalEntity({ kind, slug, parent }), count],
    ...(filterKind === undefined
      ? []
      : filters.map((filter): Counted => [{ kind: filterKind, slug: filter.slug, parent: slug }, filter.page_count])),
  ];
}

export function createAddressBook(entries: readonly UrlEntry[]): AddressBook {
  const articleCounts = new Map<string, number>();
  const typeCounts = new Map<string, number>();
  const cornerBrands = new Set<string>();
  for (const entry of entries) {
    for (const [entity, count] of entitiesOf(entry)) {
      articleCounts.set(keyOf(entity, entry.lang), count);
      if (entity.kind === 'brand_corner_main') cornerBrands.add(entity.slug);
    }
    const type = `${entry.page_type}|${entry.lang}`;
    typeCounts.set(type, (typeCounts.get(type) ?? 0) + 1);
  }
  return {
    has: (entity, language) => articleCounts.has(keyOf(entity, language)),
    articleCount: (entity, language) => articleCounts.get(keyOf(entity, language)) ?? 0,
    typeCount: (type, language) => typeCounts.get(`${type}|${language}`) ?? 0,
    cornerBrands,
  };
}

/** The type of the articles in each list that has pages. */
const pagedLists: Readonly<Partial<Record<RouteName, PageType>>> = {
  'advice-theme': 'advice',
  'quality-innovations': 'innovation',
  news: 'actualite',
};

/** Whether a list is long enough to have the page. True for page 1. */
function hasPage(book: AddressBook, { route, params, locale }: RouteMatch, entity: EntityAddress | undefined): boolean {
  const type = pagedLists[route];
  const page = 'page' in params ? (params.page ?? 1) : 1;
  if (type === undefined || page === 1) return true;
  const language = languageOf(locale);
  const count = entity ? book.articleCount(entity, language) : book.typeCount(type, language);
  return page <= Math.ceil(count / articlesPerPage);
}

/** Whether the entity of a matched route and the page of its list exist. True for routes without an entity or a list. */
export function exists(book: AddressBook, found: RouteMatch): boolean {
  const entities = entitiesAt(found);
  const known = entities.find((entity) => book.has(entity, languageOf(found.locale)));
  return (known !== undefined || entities.length === 0) && hasPage(book, found, known);
}
