import { facetNames } from '@veralune/api-client/contract';
import { facetsOf } from '../catalogue/facets.ts';
import { inOrder, pageOf } from '../catalogue/listing.ts';
import { passing, selectionOf, type FilterQuery, type Selection } from '../catalogue/selection.ts';
import { notFound } from '../http/answers.ts';
import { search, type Scores } from '../search/search.ts';
import { pageCard, productCard } from './entities.ts';
import { faqsOf } from './faqs.ts';
import type { Handlers, Scene } from './handler.ts';
import { articlesOnProduct } from './page-lists.ts';
import { productDetail } from './product-detail.ts';
import { productWords } from './product-words.ts';
import { shownIn, slugList } from './scene.ts';

const productsPerPage = 12;
/** Source: 1-site.md §9. */
const relatedPages = 4;

type ListingScene = Scene<'products'> | Scene<'filters'>;

const selectIn = async (
  { view, stemmer, now, query }: ListingScene,
  named: readonly string[] | null,
): Promise<{ readonly selection: Selection; readonly scores: Scores | null }> => {
  const filters: FilterQuery = query;
  const scores = query.text ? await search(view.search, stemmer, query.text) : null;
  return { selection: selectionOf(view, filters, { scores, named, now }), scores };
};

/** Position of a product that the shop sells. */
const positionIn = ({ view }: Pick<Scene<'product'>, 'view'>, id: number): number => {
  const position = view.shop.positions.get(id);
  if (position === undefined) throw notFound(`Shop ${String(view.shop.shopId)} has no product ${String(id)}.`);
  return position;
};

const wantedFacets = (names: string | undefined): ReadonlySet<string> =>
  new Set(names === undefined || names.trim() === '' ? facetNames : names.split(',').map((name) => name.trim()));

export const productHandlers: Handlers<'products' | 'filters' | 'product' | 'productPages' | 'productFaqs'> = {
  products: async (scene) => {
    const { view, query } = scene;
    const { selection, scores } = await selectIn(scene, slugList(query.slugs));
    const positions = inOrder(view.shop, passing(view.shop.size, selection), {
      by: query.orderBy ?? 'relevance',
      scores,
    });
    const page = pageOf(positions, query.page ?? 1, query.perPage ?? productsPerPage);
    return { items: page.map((position) => productCard(shownIn(scene), position)), total: positions.length };
  },
  filters: async (scene) => {
    const { selection } = await selectIn(scene, null);
    return facetsOf(scene.view, scene.catalogue.kept, selection, wantedFacets(scene.query.caracteristics_select));
  },
  product: (scene) => productDetail(scene, positionIn(scene, scene.params.id)),
  productPages: (scene) => {
    const { id } = scene.params;
    const shown = shownIn(scene);
    const pages = articlesOnProduct(shown, id, positionIn(scene, id));
    const first = pages.slice(0, scene.query.per_page ?? relatedPages);
    return { items: first.map((page) => pageCard(shown, page)), total: pages.length };
  },
  productFaqs: async (scene) => {
    const { id } = scene.params;
    positionIn(scene, id);
    return faqsOf(id, (await productWords(scene.db, scene.view.locale, id)).faqs);
  },
};
