import { tags, type Product, type Reviews } from '@veralune/api-client/contract';
import type { Locale, RouteParams } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { isSettingActive } from '../../catalogue/settings.ts';
import { productBySlug } from '../product/data.ts';

export interface EvaluationsData {
  readonly product: Product;
  /** Null where nothing is sold online, because only customers write reviews. Source: 3-decisions.md, "Data". */
  readonly reviews: Reviews | null;
}

/**
 * A product with a page of its published reviews, the latest first. Null when this market does not have the product, or the
 * reviews end before the page.
 */
export async function evaluationsData(
  locale: Locale,
  { slug, page = 1 }: RouteParams['product-evaluations'],
): Promise<EvaluationsData | null> {
  const product = await productBySlug(locale, slug);
  if (!product) return null;
  const { id } = product;
  const isSold = await isSettingActive(locale, 'online_sale');
  const input = { params: { id }, query: { page } };
  const reviews = isSold ? await read(locale, 'reviews', input, [tags.reviews(id)]) : null;
  return page > 1 && (reviews?.items.length ?? 0) === 0 ? null : { product, reviews };
}
