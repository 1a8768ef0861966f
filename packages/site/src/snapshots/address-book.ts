import type { UrlEntry } from '@veralune/api-client/contract';
import {
  entitiesAt,
  languageOf,
  plainEntity,
  type EntityAddress,
  type EntityKind,
  type Language,
  type RouteMatch,
} from '@veralune/routing';

/** Which addresses the catalogue of a market has. */
export interface AddressBook {
  readonly has: (entity: EntityAddress, language: Language) => boolean;
  /** Slugs of the brands that have a corner, in all of the market's languages. */
  readonly cornerBrands: ReadonlySet<string>;
}

function keyOf({ kind, slug, parent }: EntityAddress, language: string): string {
  return [kind, language, parent ?? '', slug].join('|');
}

function kindOf(entry: UrlEntry): EntityKind | null {
  return entry.entity_type === 'cms_page' ? entry.page_type : entry.entity_type;
}

export function createAddressBook(entries: readonly UrlEntry[]): AddressBook {
  const known = new Set<string>();
  const cornerBrands = new Set<string>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (kind === null) continue;
    const entity = plainEntity({ kind, slug: entry.slug, parent: entry.parent_slug });
    known.add(keyOf(entity, entry.lang));
    if (kind === 'brand_corner_main') cornerBrands.add(entity.slug);
  }
  return { has: (entity, language) => known.has(keyOf(entity, language)), cornerBrands };
}

/** Whether the thing that a matched address names exists. Routes that name nothing always do. */
export function exists(book: AddressBook, found: RouteMatch): boolean {
  // One page holds the whole list, so that no part of it has an address.
  if (found.route === 'innovations') return Object.values(found.params).every((value) => value === undefined);
  const entities = entitiesAt(found);
  return entities.length === 0 || entities.some((entity) => book.has(entity, languageOf(found.locale)));
}
