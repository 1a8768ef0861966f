import { facetNames } from '@veralune/api-client/contract';
import { facetsOf } from '../catalogue/facets.ts';
import { inOrder, pageOf } from '../catalogue/listing.ts';
import { passing, selectionOf, type FilterQuery, type Selection } from '../catalogue/selection.ts';
import { notFound } from '../http/answers.ts';
import type { Scores } from '../search/scores.ts';
import { search } from '../search/search.ts';
import { pageCard, productCard } from './entities.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { faqsOf } from './faqs.ts';
import type { Handlers, Scene } from './handler.ts';
import { articlesOnProduct } from './page-lists.ts';
import { productDetail } from './product-detail.ts';
import { shownIn, slugList } from './scene.ts';

const productsPerPage = 12;
/** Source: 1-site.md §9. */
const relatedPages = 4;

type ListingScene = Scene<'products'> | Scene<'filters'>;

async function selectIn(
  { view, catalogue, stemmer, now, query }: ListingScene,
  named: readonly string[] | null,
): Promise<{ readonly selection: Selection; readonly scores: Scores | null }> {
  const filters: FilterQuery = query;
  const scores = query.text
    ? await search(view.search, { shown: view.shop.findable, slots: catalogue.slots }, stemmer, query.text)
    : null;
  return { selection: selectionOf(view, filters, { scores, named, now }), scores };
}

/** Slot of a product that the shop sells. */
function slotIn({ view, catalogue }: Pick<Scene<'product'>, 'view' | 'catalogue'>, id: number): number {
  const slot = soldSlot(catalogue, view, id);
  if (slot === undefined) throw notFound(`Shop ${String(view.shop.shopId)} has no product ${String(id)}.`);
  return slot;
}

function wantedFacets(names: string | undefined): ReadonlySet<string> {
  return new Set(names === undefined || names.trim() === '' ? facetNames : names.split(',').map((name) => name.trim()));
}

export const productHandlers: Handlers<'products' | 'filters' | 'product' | 'productPages' | 'productFaqs'> = {
  products: async (scene) => {
    const { view, query } = scene;
    const { selection, scores } = await selectIn(scene, slugList(query.slugs));
    const slots = inOrder(view.shop, passing(view.shop, selection), {
      by: query.orderBy ?? 'relevance',
      scores,
    });
    const page = pageOf(slots, query.page ?? 1, query.perPage ?? productsPerPage);
    return { items: page.map((slot) => productCard(shownIn(scene), slot)), total: slots.length };
  },
  filters: async (scene) => {
    const { selection } = await selectIn(scene, null);
    return facetsOf(scene.view, scene.catalogue.kept, selection, wantedFacets(scene.query.caracteristics_select));
  },
  product: (scene) => productDetail(scene, slotIn(scene, scene.params.id)),
  productPages: (scene) => {
    const { id } = scene.params;
    const shown = shownIn(scene);
    const pages = articlesOnProduct(shown, id, slotIn(scene, id));
    const first = pages.slice(0, scene.query.per_page ?? relatedPages);
    return { items: first.map((page) => pageCard(shown, page)), total: pages.length };
  },
  productFaqs: (scene) => {
    const { id } = scene.params;
    slotIn(scene, id);
    return faqsOf(scene, { kind: 'product', id });
  },
};
