import { facetNames, pageSizeOf } from '@veralune/api-client/contract';
import { facetsOf } from '../catalogue/facets.ts';
import { inOrder, pageOf } from '../catalogue/listing.ts';
import { matchingProducts, selectionOf, type FilterQuery, type Selection } from '../catalogue/selection.ts';
import { notFound } from '../http/http-error.ts';
import type { Scores } from '../search/scores.ts';
import { search } from '../search/search.ts';
import { pageCard, productCard } from './entities.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { faqsOf } from './faqs.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { articlesOnProduct } from './page-lists.ts';
import { productDetail } from './product-detail.ts';
import { slugList } from './slug-list.ts';
import { viewContextOf } from './view-context.ts';

/** Source: 1-site.md §9. */
const relatedPages = 4;

type ListingContext = RequestContext<'products'> | RequestContext<'filters'>;

async function selectProducts(
  { view, catalogue, stemmer, now, query }: ListingContext,
  slugs: readonly string[] | null,
): Promise<{ readonly selection: Selection; readonly scores: Scores | null }> {
  const filters: FilterQuery = query;
  const scores = query.text
    ? await search(view.search, { findable: view.shop.findable, slots: catalogue.slots }, stemmer, query.text)
    : null;
  return { selection: selectionOf(view, filters, { scores, slugs, now }), scores };
}

/** Slot of a product. Throws `notFound` if the shop does not sell it. */
function slotIn({ view, catalogue }: Pick<RequestContext<'product'>, 'view' | 'catalogue'>, id: number): number {
  const slot = soldSlot(catalogue, view, id);
  if (slot === undefined) throw notFound(`Shop ${String(view.shop.shopId)} has no product ${String(id)}.`);
  return slot;
}

function wantedFacets(names: string | undefined): ReadonlySet<string> {
  return new Set(names === undefined || names.trim() === '' ? facetNames : names.split(',').map((name) => name.trim()));
}

export const productHandlers: Handlers<'products' | 'filters' | 'product' | 'productPages' | 'productFaqs'> = {
  products: async (context) => {
    const { view, catalogue, query } = context;
    const { selection, scores } = await selectProducts(context, slugList(query.slugs));
    const slots = inOrder(view.shop, matchingProducts(view.shop, selection), {
      by: query.orderBy ?? 'relevance',
      scores,
    });
    const settings = catalogue.shared.settings.all.filter(({ shopId }) => shopId === view.shop.shopId);
    const page = pageOf(slots, query.page ?? 1, query.perPage ?? pageSizeOf(settings));
    return { items: page.map((slot) => productCard(viewContextOf(context), slot)), total: slots.length };
  },
  filters: async (context) => {
    const { selection } = await selectProducts(context, null);
    return facetsOf(
      context.view,
      context.catalogue.shared,
      selection,
      wantedFacets(context.query.caracteristics_select),
    );
  },
  product: (context) => productDetail(context, slotIn(context, context.params.id)),
  productPages: (context) => {
    const { id } = context.params;
    const viewContext = viewContextOf(context);
    const pages = articlesOnProduct(viewContext, id, slotIn(context, id));
    const first = pages.slice(0, context.query.per_page ?? relatedPages);
    return { items: first.map((page) => pageCard(viewContext, page)), total: pages.length };
  },
  productFaqs: (context) => {
    const { id } = context.params;
    slotIn(context, id);
    return faqsOf(context, { kind: 'product', id });
  },
};
