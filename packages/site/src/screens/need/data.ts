import { tags, type Need, type NeedDetail, type PageCard, type ProductCard } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';

export interface NeedData {
  readonly need: NeedDetail;
  readonly products: readonly ProductCard[];
  readonly articles: readonly PageCard[];
  readonly siblings: readonly Need[];
}

/** Number of articles on the page of a need. Source: 1-site.md §9 "Related pages per product or need". */
const relatedPages = 4;
/** Maximum number of products on the page of a need. The listing shows all. */
const maxProducts = 8;

function siblingsOf(need: NeedDetail, all: readonly Need[]) {
  return all.filter(({ id, parent }) => id !== need.id && parent !== null && parent.id === need.parent?.id);
}

/** The data of a need page, or null when the need does not exist. */
export async function needData(locale: Locale, slug: string): Promise<NeedData | null> {
  const entity = await readOrNull(locale, 'urlEntity', { query: { entity_type: 'need', slug } }, [
    tags.slug('need', slug),
  ]);
  if (!entity) return null;
  const { id } = entity;
  const articleTags = [tags.articles, tags.articlesOfNeed(id)];
  const [need, all, pages] = await Promise.all([
    read(locale, 'need', { params: { id } }, [tags.need(id)]),
    read(locale, 'needs', {}, [tags.needs]),
    read(locale, 'needPages', { params: { id }, query: { per_page: relatedPages } }, articleTags),
  ]);
  const slugs = need.children.length > 0 ? need.children.map((child) => child.slug) : [slug];
  const listing = await read(locale, 'products', { query: { needs: slugs, perPage: maxProducts } }, [
    tags.productsOfNeed(id),
  ]);
  return { need, products: listing.items, articles: pages.items, siblings: siblingsOf(need, all) };
}
