import { themeTypes, type Alternate, type EntityType, type UrlEntry } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount, type OwnerGroup } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { pageAlternates, parentSlug, productAlternates, soldAlternates, themeAlternates } from './alternates.ts';
import { filtersOf, isThemeType, pageTypeOfTheme, themesOf } from './themes.ts';

const ownerGroups = { brand: 'brand', need: 'need', category: 'products' } as const satisfies Record<
  string,
  OwnerGroup
>;
type OwnerKind = keyof typeof ownerGroups;

function entry(view: LocaleView, type: EntityType, id: number, slug: string): UrlEntry {
  return {
    entity_type: type,
    id,
    lang: view.language,
    slug,
    page_type: null,
    parent_slug: null,
  };
}

export function ownerEntries(catalogue: Catalogue, view: LocaleView, kind: OwnerKind): UrlEntry[] {
  const { shared } = catalogue;
  const rows = { brand: shared.brands, need: shared.needs, category: shared.categories }[kind].all;
  return rows
    .filter(({ id }) => isSold(catalogue, view.shop, ownerGroups[kind], id))
    .map(({ id }) => entry(view, kind, id, view.words.of(kind, id).slug));
}

export function pageEntries(view: LocaleView): UrlEntry[] {
  return view.shop.pages.map((page) => ({
    ...entry(view, 'cms_page', page.id, view.words.of('page', page.id).slug),
    page_type: page.type,
    parent_slug: parentSlug(view, page),
  }));
}

export function themeEntries(catalogue: Catalogue, view: LocaleView, type: keyof typeof pageTypeOfTheme): UrlEntry[] {
  return themesOf(catalogue, view, type).map(({ id }) => {
    const filters = [...filtersOf(catalogue, view, type, id).values()];
    return {
      ...entry(view, type, id, view.words.of('theme', id).slug),
      page_count: pageCount(view.shop, id, pageTypeOfTheme[type]),
      ...(filters.length > 0 && { filters: filters.map(({ slug, page_count }) => ({ slug, page_count })) }),
    };
  });
}

export function productEntry(view: LocaleView, slot: number): UrlEntry {
  return entry(view, 'product', view.shop.products[slot]?.row.id ?? 0, view.cards[slot]?.slug ?? '');
}

function productEntries(view: LocaleView): UrlEntry[] {
  return Array.from(view.shop.order, (slot) => productEntry(view, slot));
}

/** All addresses of a shop in one of its languages. */
function entriesOf(catalogue: Catalogue, view: LocaleView): UrlEntry[] {
  return [
    ...productEntries(view),
    ...ownerEntries(catalogue, view, 'category'),
    ...ownerEntries(catalogue, view, 'need'),
    ...ownerEntries(catalogue, view, 'brand'),
    ...pageEntries(view),
    ...themeTypes.flatMap((type) => themeEntries(catalogue, view, type)),
  ];
}

function createAddressBook(catalogue: Catalogue, shopId: number): UrlEntry[] {
  return [...catalogue.views]
    .filter(([locale]) => marketOf(locale).shopId === shopId)
    .flatMap(([, view]) => entriesOf(catalogue, view));
}

/** A catalogue never changes, so the address book of each shop is created once. */
const addressBooks = new WeakMap<Catalogue, Map<number, UrlEntry[]>>();

/** All addresses of a shop, in all of its languages. */
export function addressBookOf(catalogue: Catalogue, shopId: number): UrlEntry[] {
  const ofCatalogue = addressBooks.get(catalogue) ?? new Map<number, UrlEntry[]>();
  addressBooks.set(catalogue, ofCatalogue);
  const book = ofCatalogue.get(shopId) ?? createAddressBook(catalogue, shopId);
  ofCatalogue.set(shopId, book);
  return book;
}

/** Addresses of an entity in every shop and language that shows it. */
export function alternatesOf(
  catalogue: Catalogue,
  { entity_type: type, id }: Pick<UrlEntry, 'entity_type' | 'id'>,
): Alternate[] {
  if (type === 'product') return productAlternates(catalogue, id);
  if (isThemeType(type)) return themeAlternates(catalogue, id, pageTypeOfTheme[type]);
  if (type !== 'cms_page') return soldAlternates(catalogue, type, id);
  const page = catalogue.shared.pages.get(id);
  return page ? pageAlternates(catalogue, page) : [];
}
