import type { Alternate, EntityType, UrlEntry } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount, type OwnerGroup } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { pageAlternates, parentSlug, productAlternates, soldAlternates, themeAlternates } from './alternates.ts';

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
  const { kept } = catalogue;
  const rows = { brand: kept.brands, need: kept.needs, category: kept.categories }[kind].all;
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

export function themeEntries({ kept }: Catalogue, view: LocaleView): UrlEntry[] {
  return kept.terms.theme.all
    .filter(({ id }) => pageCount(view.shop, id) > 0)
    .map(({ id }) => entry(view, 'thematic', id, view.words.of('theme', id).slug));
}

export function productEntry(view: LocaleView, slot: number): UrlEntry {
  return entry(view, 'product', view.shop.products[slot]?.row.id ?? 0, view.cards[slot]?.slug ?? '');
}

function productEntries(view: LocaleView): UrlEntry[] {
  return Array.from(view.shop.order, (slot) => productEntry(view, slot));
}

/** Every address of a shop in one of its languages. */
function entriesOf(catalogue: Catalogue, view: LocaleView): UrlEntry[] {
  return [
    ...productEntries(view),
    ...ownerEntries(catalogue, view, 'category'),
    ...ownerEntries(catalogue, view, 'need'),
    ...ownerEntries(catalogue, view, 'brand'),
    ...pageEntries(view),
    ...themeEntries(catalogue, view),
  ];
}

function addressBook(catalogue: Catalogue, shopId: number): UrlEntry[] {
  return [...catalogue.views]
    .filter(([locale]) => marketOf(locale).shopId === shopId)
    .flatMap(([, view]) => entriesOf(catalogue, view));
}

/** A catalogue never changes, so its address book is made once for each shop. */
const books = new WeakMap<Catalogue, Map<number, UrlEntry[]>>();

/** Every address of a shop, in all of its languages. */
export function bookOf(catalogue: Catalogue, shopId: number): UrlEntry[] {
  const ofCatalogue = books.get(catalogue) ?? new Map<number, UrlEntry[]>();
  books.set(catalogue, ofCatalogue);
  const book = ofCatalogue.get(shopId) ?? addressBook(catalogue, shopId);
  ofCatalogue.set(shopId, book);
  return book;
}

/** Addresses of the thing in every shop and language that has it. */
export function alternatesOf(
  catalogue: Catalogue,
  { entity_type: type, id }: Pick<UrlEntry, 'entity_type' | 'id'>,
): Alternate[] {
  if (type === 'product') return productAlternates(catalogue, id);
  if (type === 'thematic') return themeAlternates(catalogue, id);
  if (type !== 'cms_page') return soldAlternates(catalogue, type, id);
  const page = catalogue.kept.pages.get(id);
  return page ? pageAlternates(catalogue, page) : [];
}
