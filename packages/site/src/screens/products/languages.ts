import { href, languageOf, type ListingParams } from '@veralune/routing';
import { listingLanguages } from '../../listing/listing-languages.ts';
import type { LocalePath } from '../../metadata/absolute-url.ts';
import type { PageContext } from '../../page-context.ts';
import type { ProductsData } from './data.ts';

/** The listing with its filters and page in each language of the market that has the category. */
export async function productsLanguages(
  { category, facets }: ProductsData,
  { filters = [], page }: ListingParams,
  context: Pick<PageContext, 'locale' | 'market'>,
): Promise<LocalePath[]> {
  const { shopId } = context.market;
  const states = await listingLanguages({ filters, page }, facets, context);
  return states.flatMap(([locale, state]) => {
    if (!category) return { locale, path: href('products', state, locale) };
    const { alternates } = category.self;
    const own = alternates.find((each) => each.shop_id === shopId && each.lang === languageOf(locale));
    return own ? { locale, path: href('products', { category: own.slug, ...state }, locale) } : [];
  });
}
