import { href, type Filter, type ListingParams, type Locale } from '@veralune/routing';
import { facetsByLocale, selectionAlternates } from '../../listing/indexed-languages.ts';
import { isIndexedListing } from '../../listing/indexing.ts';
import { listTexts } from '../../listing/list-texts.ts';
import { valueLabel } from '../../listing/listing.ts';
import type { LocalePath } from '../../metadata/absolute-url.ts';
import { entityAlternates } from '../../metadata/alternates.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import type { PageMetadataInput } from '../../metadata/page-metadata.ts';
import type { PageContext } from '../../page-context.ts';
import type { ProductsData } from './data.ts';

/** A listing in every locale, for search engines: without filters, or with the only filter of one that they index. */
export async function listingAlternates(
  { category, products }: ProductsData,
  listing: ListingParams,
  locale: Locale,
): Promise<LocalePath[]> {
  if (!isIndexedListing(listing, products.total)) return [];
  const [filter] = listing.filters ?? [];
  if (filter) return selectionAlternates(filter, locale, await facetsByLocale());
  return category ? entityAlternates('category', category.self.alternates) : fixedAlternates('products');
}

/** The title of a listing; that of a filtered listing includes the values of its filters. */
export function listingTitle(
  { category, facets }: ProductsData,
  filters: readonly Filter[] | undefined,
  context: PageContext,
): string {
  const { t } = context;
  const chosen = (filters ?? [])
    .filter(({ name }) => name !== 'sort')
    .map((filter) => valueLabel(filter, facets, context));
  if (chosen.length === 0) return category?.self.title ?? t('listing.title');
  const title = category?.self.title ?? t('listing.filtered-title');
  return t('meta.products.filtered.title', { title, value: chosen.join(', ') });
}

function descriptionOf({ category, facets }: ProductsData, filters: readonly Filter[], context: PageContext): string {
  const { t } = context;
  const [filter] = filters;
  const value = filter && filters.length === 1 ? valueLabel(filter, facets, context) : '';
  if (category) return category.self.summary;
  if (filter?.name === 'galenic_format' && value !== '') return t('meta.products.form.description', { value });
  if (filter?.name === 'active_ingredient' && value !== '') return t('meta.products.ingredient.description', { value });
  return t('meta.products.description');
}

/** The texts about the category of a listing; all null if the listing is of something else, or filtered. */
export function categoryTexts({ category }: ProductsData, { filters = [], page }: ListingParams) {
  return listTexts(category?.self, { isFiltered: filters.length > 0, page });
}

/** Title, description and address of a listing. Source: docs/decisions/0014-what-is-indexed.md. */
export function listingHead(
  data: ProductsData,
  listing: ListingParams,
  context: PageContext,
): Omit<PageMetadataInput, 'alternates'> {
  const { locale } = context;
  const { filters = [], page } = listing;
  return {
    locale,
    ...(categoryTexts(data, listing).meta ?? {
      title: listingTitle(data, filters, context),
      description: descriptionOf(data, filters, context),
    }),
    path: href('products', listing, locale),
    page,
    noIndex: !isIndexedListing(listing, data.products.total),
  };
}
