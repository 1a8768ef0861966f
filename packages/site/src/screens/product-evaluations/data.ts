import { tags, type Product, type Reviews } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { isSettingActive } from '../../catalogue/settings.ts';
import { productBySlug } from '../product/data.ts';

export interface EvaluationsData {
  readonly product: Product;
  /** Null where nothing is sold online, because only customers write reviews. Source: 3-decisions.md, "Data". */
  readonly reviews: Reviews | null;
}

/** A product with its latest published reviews, or null when this market does not have it. */
export async function evaluationsData(locale: Locale, slug: string): Promise<EvaluationsData | null> {
  const product = await productBySlug(locale, slug);
  if (!product) return null;
  const { id } = product;
  const isSold = await isSettingActive(locale, 'online_sale');
  return { product, reviews: isSold ? await read(locale, 'reviews', { params: { id } }, [tags.reviews(id)]) : null };
}
