import type { UrlEntry } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { isPlanOf } from '../catalogue/sales-plan.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { notFound } from '../http/answers.ts';
import { alternatesOf, bookOf, ownerEntries, pageEntries, productEntry, themeEntries } from './address-book.ts';
import type { Handlers, Scene } from './handler.ts';

type Wanted = Scene<'urlEntity'>['query'];

/** Entries that may have the slug: of products the one, of everything else all of its type. */
function candidates(
  catalogue: Catalogue,
  view: LocaleView,
  { entity_type: type, slug, saleplan_id: plan }: Wanted,
): UrlEntry[] {
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
}

function find(catalogue: Catalogue, view: LocaleView, wanted: Wanted): UrlEntry {
  const { entity_type: type, slug, page_type: pageType, parent_slug: parent } = wanted;
  const found = candidates(catalogue, view, wanted).find(
    (each) =>
      each.slug === slug &&
      (pageType === undefined || each.page_type === pageType) &&
      (parent === undefined || each.parent_slug === parent),
  );
  if (!found) throw notFound(`No ${type} has the slug "${slug}".`);
  return found;
}

/** Title and description for search engines. Categories and themes have none of their own. */
async function metaOf({ view, catalogue, longTexts }: Scene<'urlEntity'>, { entity_type: type, id }: UrlEntry) {
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
}

export const urlHandlers: Handlers<'urls' | 'urlEntity'> = {
  // Every request names a language, but an address book holds all that the shop speaks.
  urls: ({ query, catalogue }) => ({ items: bookOf(catalogue, query.shop_id) }),
  urlEntity: async (scene) => {
    const found = find(scene.catalogue, scene.view, scene.query);
    return {
      entity_type: found.entity_type,
      id: found.id,
      slug: found.slug,
      alternates: alternatesOf(scene.catalogue, found),
      meta: await metaOf(scene, found),
    };
  },
};
