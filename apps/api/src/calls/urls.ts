import type { EntityType, UrlEntry } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount, type OwnerGroup } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { isPlanOf } from '../catalogue/sales-plan.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { notFound } from '../http/answers.ts';
import { pageAlternates, parentSlug, productAlternates, soldAlternates, themeAlternates } from './alternates.ts';
import type { Handlers, Scene } from './handler.ts';

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

const ownerEntries = (catalogue: Catalogue, view: LocaleView, kind: OwnerKind): UrlEntry[] => {
  const { kept } = catalogue;
  const rows = { brand: kept.brands, need: kept.needs, category: kept.categories }[kind].all;
  return rows
    .filter(({ id }) => isSold(catalogue, view.shop, ownerGroups[kind], id))
    .map(({ id }) => entry(view, kind, id, view.words.of(kind, id).slug));
};

const pageEntries = (view: LocaleView): UrlEntry[] =>
  view.shop.pages.map((page) => ({
    ...entry(view, 'cms_page', page.id, view.words.of('page', page.id).slug),
    page_type: page.type,
    parent_slug: parentSlug(view, page),
  }));

const themeEntries = ({ kept }: Catalogue, view: LocaleView): UrlEntry[] =>
  kept.terms.theme.all
    .filter(({ id }) => pageCount(view.shop, id) > 0)
    .map(({ id }) => entry(view, 'thematic', id, view.words.of('theme', id).slug));

const productEntry = (view: LocaleView, slot: number): UrlEntry =>
  entry(view, 'product', view.shop.products[slot]?.row.id ?? 0, view.cards[slot]?.slug ?? '');

const productEntries = (view: LocaleView): UrlEntry[] => Array.from(view.shop.order, (slot) => productEntry(view, slot));

/** Every address of a shop in one of its languages. */
const entriesOf = (catalogue: Catalogue, view: LocaleView): UrlEntry[] => [
  ...productEntries(view),
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

type Wanted = Scene<'urlEntity'>['query'];

/** Entries that may have the slug: of products the one, of everything else all of its type. */
const candidates = (catalogue: Catalogue, view: LocaleView, { entity_type: type, slug, saleplan_id: plan }: Wanted): UrlEntry[] => {
  switch (type) {
    case 'product': {
      const slot = isPlanOf(view.shop, plan) ? view.productSlugs.get(slug) : undefined;
      return slot !== undefined && view.shop.sold.has(slot) ? [productEntry(view, slot)] : [];
    }
    case 'cms_page':
      return pageEntries(view);
    case 'thematic':
      return themeEntries(catalogue, view);
    default:
      return ownerEntries(catalogue, view, type);
  }
};

const find = (catalogue: Catalogue, view: LocaleView, wanted: Wanted): UrlEntry => {
  const { entity_type: type, slug, page_type: pageType, parent_slug: parent } = wanted;
  const found = candidates(catalogue, view, wanted).find(
    (each) =>
      each.slug === slug &&
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
const metaOf = async ({ view, catalogue, longTexts }: Scene<'urlEntity'>, { entity_type: type, id }: UrlEntry) => {
  if (type === 'product') {
    const slot = soldSlot(catalogue, view, id);
    const row = slot === undefined ? undefined : view.shop.products[slot]?.row;
    if (row === undefined) throw notFound(`No product has the id ${String(id)}.`);
    return (await longTexts.one('product', view.locale, row)).meta;
  }
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
    const found = find(scene.catalogue, scene.view, scene.query);
    return {
      entity_type: found.entity_type,
      id: found.id,
      slug: found.slug,
      alternates: alternatesOf(scene, found),
      meta: await metaOf(scene, found),
    };
  },
};
