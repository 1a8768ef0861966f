import type { EntityType, PageType, UrlEntry } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount, type OwnerGroup } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { notFound } from '../http/answers.ts';
import { pageAlternates, parentSlug, productAlternates, soldAlternates, themeAlternates } from './alternates.ts';
import type { Handlers, Scene } from './handler.ts';
import { productWords } from './product-words.ts';

const ownerGroups = { brand: 'brand', need: 'need', category: 'products' } as const satisfies Record<
  string,
  OwnerGroup
>;
type OwnerKind = keyof typeof ownerGroups;

const entry = (view: LocaleView, type: EntityType, id: number, slug: string): UrlEntry => ({
  entity_type: type,
  id,
  lang: view.language,
  slug,
  page_type: null,
  parent_slug: null,
});

const ownerEntries = ({ kept }: Catalogue, view: LocaleView, kind: OwnerKind): UrlEntry[] => {
  const rows = { brand: kept.brands, need: kept.needs, category: kept.categories }[kind];
  return rows
    .filter(({ id }) => isSold(view.shop, ownerGroups[kind], id))
    .map(({ id }) => entry(view, kind, id, view.words.of(kind, id).slug));
};

const pageEntries = (view: LocaleView): UrlEntry[] =>
  view.shop.pages.map((page) => ({
    ...entry(view, 'cms_page', page.id, view.words.of('page', page.id).slug),
    page_type: page.type,
    parent_slug: parentSlug(view, page),
  }));

const themeEntries = ({ kept }: Catalogue, view: LocaleView): UrlEntry[] =>
  kept.terms
    .filter(({ kind, id }) => kind === 'theme' && pageCount(view.shop, id) > 0)
    .map(({ id }) => entry(view, 'thematic', id, view.words.of('theme', id).slug));

/** Every address of a shop in one of its languages. */
const entriesOf = (catalogue: Catalogue, view: LocaleView): UrlEntry[] => [
  ...[...view.cards.values()].map(({ id, slug }) => entry(view, 'product', id, slug)),
  ...ownerEntries(catalogue, view, 'category'),
  ...ownerEntries(catalogue, view, 'need'),
  ...ownerEntries(catalogue, view, 'brand'),
  ...pageEntries(view),
  ...themeEntries(catalogue, view),
];

const addressBook = (catalogue: Catalogue, shopId: number): UrlEntry[] =>
  [...catalogue.views]
    .filter(([locale]) => marketOf(locale).shopId === shopId)
    .flatMap(([, view]) => entriesOf(catalogue, view));

/** A catalogue never changes, so its address book is made once for each shop. */
const books = new WeakMap<Catalogue, Map<number, UrlEntry[]>>();

const bookOf = (catalogue: Catalogue, shopId: number): UrlEntry[] => {
  const ofCatalogue = books.get(catalogue) ?? new Map<number, UrlEntry[]>();
  books.set(catalogue, ofCatalogue);
  const book = ofCatalogue.get(shopId) ?? addressBook(catalogue, shopId);
  ofCatalogue.set(shopId, book);
  return book;
};

interface Wanted {
  readonly type: EntityType;
  readonly slug: string;
  readonly pageType: PageType | undefined;
  readonly parentSlug: string | undefined;
}

const find = (
  entries: readonly UrlEntry[],
  language: string,
  { type, slug, pageType, parentSlug: parent }: Wanted,
): UrlEntry => {
  const found = entries.find(
    (each) =>
      each.entity_type === type &&
      each.slug === slug &&
      each.lang === language &&
      (pageType === undefined || each.page_type === pageType) &&
      (parent === undefined || each.parent_slug === parent),
  );
  if (!found) throw notFound(`No ${type} has the slug "${slug}".`);
  return found;
};

const alternatesOf = (scene: Scene<'urlEntity'>, { entity_type: type, id }: UrlEntry) => {
  const { catalogue, view } = scene;
  if (type === 'product') return productAlternates(catalogue, id);
  if (type === 'thematic') return themeAlternates(catalogue, id);
  if (type !== 'cms_page') return soldAlternates(catalogue, type, id);
  const page = view.shop.pages.find((row) => row.id === id);
  return page ? pageAlternates(catalogue, page) : [];
};

/** Title and description for search engines. Categories and themes have none of their own. */
const metaOf = async ({ view, db }: Scene<'urlEntity'>, { entity_type: type, id }: UrlEntry) => {
  if (type === 'product') return (await productWords(db, view.locale, id)).meta;
  if (type === 'cms_page') return view.words.of('page', id).meta;
  if (type === 'thematic') return { title: view.words.of('theme', id).label, description: '' };
  if (type === 'category') {
    const { title, summary } = view.words.of('category', id);
    return { title, description: summary };
  }
  return view.words.of(type, id).meta;
};

export const urlHandlers: Handlers<'urls' | 'urlEntity'> = {
  // Every request names a language, but an address book holds all that the shop speaks.
  urls: ({ query, catalogue }) => ({ items: bookOf(catalogue, query.shop_id) }),
  urlEntity: async (scene) => {
    const { query, view, catalogue } = scene;
    const wanted = {
      type: query.entity_type,
      slug: query.slug,
      pageType: query.page_type,
      parentSlug: query.parent_slug,
    };
    const found = find(bookOf(catalogue, view.shop.shopId), view.language, wanted);
    return {
      entity_type: found.entity_type,
      id: found.id,
      slug: found.slug,
      alternates: alternatesOf(scene, found),
      meta: await metaOf(scene, found),
    };
  },
};
