import type { UrlEntry } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { isPlanOf } from '../catalogue/sales-plan.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { notFound } from '../http/http-error.ts';
import { addressBookOf, alternatesOf, ownerEntries, pageEntries, productEntry, themeEntries } from './address-book.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { isThemeType } from './themes.ts';

type EntityQuery = RequestContext<'urlEntity'>['query'];

/** Entries that can have the slug: the product with the slug, or all entries of another type. */
function candidates(
  catalogue: Catalogue,
  view: LocaleView,
  { entity_type: type, slug, saleplan_id: plan }: EntityQuery,
): UrlEntry[] {
  switch (type) {
    case 'product': {
      const slot = isPlanOf(view.shop, plan) ? view.productSlugs.get(slug) : undefined;
      return slot !== undefined && view.shop.sold.has(slot) ? [productEntry(view, slot)] : [];
    }
    case 'cms_page':
      return pageEntries(view);
    case 'thematic':
    case 'innovation_category':
    case 'about_category':
      return themeEntries(catalogue, view, type);
    default:
      return ownerEntries(catalogue, view, type);
  }
}

function find(catalogue: Catalogue, view: LocaleView, query: EntityQuery): UrlEntry {
  const { entity_type: type, slug, page_type: pageType, parent_slug: parent } = query;
  const found = candidates(catalogue, view, query).find(
    (each) =>
      each.slug === slug &&
      (pageType === undefined || each.page_type === pageType) &&
      (parent === undefined || each.parent_slug === parent),
  );
  if (!found) throw notFound(`No ${type} has the slug "${slug}".`);
  return found;
}

/** Title and description for search engines. Categories and themes without any use their title or label and summary. */
async function metaOf(
  { view, catalogue, longTexts }: RequestContext<'urlEntity'>,
  { entity_type: type, id }: UrlEntry,
) {
  if (type === 'product') {
    const slot = soldSlot(catalogue, view, id);
    const row = slot === undefined ? undefined : view.shop.products[slot]?.row;
    if (row === undefined) throw notFound(`No product has the id ${String(id)}.`);
    return (await longTexts.one('product', view.locale, row)).meta;
  }
  if (type === 'cms_page') return view.words.of('page', id).meta;
  if (isThemeType(type)) {
    const { label, meta } = view.words.of('theme', id);
    return meta ?? { title: label, description: '' };
  }
  if (type === 'category') {
    const { title, summary, meta } = view.words.of('category', id);
    return meta ?? { title, description: summary };
  }
  return view.words.of(type, id).meta;
}

export const urlHandlers: Handlers<'urls' | 'urlEntity'> = {
  // Requests have a language, but the address book contains all languages of the shop.
  urls: ({ query, catalogue }) => ({ items: addressBookOf(catalogue, query.shop_id) }),
  urlEntity: async (context) => {
    const found = find(context.catalogue, context.view, context.query);
    return {
      entity_type: found.entity_type,
      id: found.id,
      slug: found.slug,
      alternates: alternatesOf(context.catalogue, found),
      meta: await metaOf(context, found),
    };
  },
};
