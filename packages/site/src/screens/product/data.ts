import { tags, type PageCard, type Product, type ProductCard, type Reviews } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';
import { isSettingActive } from '../../catalogue/settings.ts';

export interface ProductData {
  readonly product: Product;
  readonly articles: readonly PageCard[];
  /** Products in stock for the same need; empty unless the product is out of stock. */
  readonly equivalents: readonly ProductCard[];
  /** Null where nothing is sold online, because only customers write reviews. */
  readonly reviews: Pick<Reviews, 'average' | 'total'> | null;
}

/** Number of articles on the page of a product. Source: 1-site.md §9 "Related pages per product or need". */
const relatedPages = 4;

const mostEquivalents = 2;

async function equivalentsOf(locale: Locale, { id, in_stock: inStock, needs }: Product): Promise<ProductCard[]> {
  const [need] = needs;
  if (inStock || need === undefined) return [];
  const query = { needs: [need.slug], display: ['in_stock' as const], perPage: mostEquivalents + 1 };
  const { items } = await read(locale, 'products', { query }, [tags.productsOfNeed(need.id)]);
  return items.filter((other) => other.id !== id).slice(0, mostEquivalents);
}

/** A product by its slug, or null when this market does not have it. */
export async function productBySlug(locale: Locale, slug: string): Promise<Product | null> {
  const entity = await readOrNull(locale, 'urlEntity', { query: { entity_type: 'product', slug } }, [
    tags.slug('product', slug),
  ]);
  if (!entity) return null;
  return readOrNull(locale, 'product', { params: { id: entity.id } }, [tags.product(entity.id)]);
}

export async function productData(locale: Locale, slug: string): Promise<ProductData | null> {
  const product = await productBySlug(locale, slug);
  if (!product) return null;
  const { id, needs } = product;
  const isSold = await isSettingActive(locale, 'online_sale');
  const articleTags = [tags.product(id), tags.articles, ...needs.map((need) => tags.articlesOfProducts(need.id))];
  const [articles, reviews, equivalents] = await Promise.all([
    read(locale, 'productPages', { params: { id }, query: { per_page: relatedPages } }, articleTags),
    isSold ? read(locale, 'reviews', { params: { id } }, [tags.reviews(id)]) : null,
    equivalentsOf(locale, product),
  ]);
  return { product, articles: articles.items, reviews, equivalents };
}
