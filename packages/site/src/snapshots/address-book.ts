import type { UrlEntry } from '@veralune/api-client/contract';
import { languageOf, type Language, type RouteMatch } from '@veralune/routing';

/** Which slugs the catalogue of a market has. */
export interface AddressBook {
  readonly has: (kind: AddressKind, language: Language, slug: string) => boolean;
  /** Slugs of the brands that have a corner, in all of the market's languages. */
  readonly cornerBrands: ReadonlySet<string>;
}

type AddressKind = 'product' | 'category' | 'need' | 'brand' | 'thematic' | UrlEntry['page_type'];

const keyOf = (kind: AddressKind, language: string, slug: string) => `${kind}|${language}|${slug}`;

/** `<parent>/<slug>` for pages below another one, as their addresses are. */
const pathOf = ({ parent_slug: parent, slug, page_type: type }: UrlEntry) =>
  parent !== null && (type === 'corpo_page' || type === 'brand_corner_page') ? `${parent}/${slug}` : slug;

export function createAddressBook(entries: readonly UrlEntry[]): AddressBook {
  const known = new Set<string>();
  const cornerBrands = new Set<string>();
  for (const entry of entries) {
    const kind = entry.entity_type === 'cms_page' ? entry.page_type : entry.entity_type;
    known.add(keyOf(kind, entry.lang, pathOf(entry)));
    if (kind === 'brand_corner_main') cornerBrands.add(entry.parent_slug ?? entry.slug);
  }
  return {
    has: (kind, language, slug) => known.has(keyOf(kind, language, slug)),
    cornerBrands,
  };
}

/** Whether the thing that a matched address names exists. Routes that name nothing always do. */
export function exists(book: AddressBook, found: RouteMatch): boolean {
  const language = languageOf(found.locale);
  const has = (kind: AddressKind, slug: string) => book.has(kind, language, slug);
  switch (found.route) {
    case 'product':
    case 'product-questions':
    case 'product-evaluations':
      return has('product', found.params.slug);
    case 'products':
      return found.params.category === undefined || has('category', found.params.category);
    case 'brand':
    case 'need':
      return has(found.route, found.params.slug);
    case 'advice-theme':
      return has('thematic', found.params.theme);
    case 'advice':
    case 'innovation':
      return has(found.route, found.params.slug);
    case 'expertise':
      return found.params.subslug === undefined
        ? has('corpo_main', found.params.slug)
        : has('corpo_page', `${found.params.slug}/${found.params.subslug}`);
    case 'about':
      return found.params.theme === undefined || has('about', found.params.theme);
    case 'innovations':
      // One page holds the whole list, so that no part of it has an address.
      return Object.values(found.params).every((value) => value === undefined);
    case 'information':
      return has('information', found.params.slug);
    case 'page':
      return has('standard', found.params.slug) || has('actualite', found.params.slug);
    case 'corner':
      return found.params.slug === undefined || has('brand_corner_page', `${found.params.brand}/${found.params.slug}`);
    default:
      return true;
  }
}
