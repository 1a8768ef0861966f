import type { Category } from '@veralune/api-client/contract';
import { href, type Filter, type ListingParams } from '@veralune/routing';
import type { PillNavItem } from '@veralune/ui/components/pill-nav/pill-nav';
import type { ProductsScreenProps } from '@veralune/ui/screens/products/products';
import type { ListingRequest } from '../../listing/listing.ts';
import { listingLabels, listingOf } from '../../listing/listing.ts';
import { isIndexedListing } from '../../listing/indexing.ts';
import type { PageContext } from '../../page-context.ts';
import type { ProductsData } from './data.ts';
import { categoryTexts, listingTitle } from './head.ts';

/** The filters and page of the listing, and the addresses of other filters and pages in the same category. */
function listingRequest({ category, page = 1, filters = [] }: ListingParams, { locale }: PageContext): ListingRequest {
  const baseParams = category === undefined ? {} : { category };
  const hrefOf = (next: readonly Filter[], nextPage = 1) =>
    href('products', { ...baseParams, filters: next, ...(nextPage > 1 ? { page: nextPage } : {}) }, locale);
  return { filters, page, hrefOf };
}

function pill(
  { title, slug, product_count: count }: Category,
  current: string | undefined,
  { locale }: PageContext,
): PillNavItem {
  return {
    label: title,
    href: href('products', { category: slug }, locale),
    current: slug === current,
    count,
  };
}

/** All products, then the root categories; inside a root category, this category and its children. */
function categoryPills({ category, categories }: ProductsData, context: PageContext): PillNavItem[] {
  const { locale, t } = context;
  const current = category?.self.slug;
  const all = { label: t('listing.categories.all'), href: href('products', {}, locale), current: category === null };
  const root = category?.parent ?? category?.self;
  return [all, ...(root ? [root, ...root.children] : categories).map((item) => pill(item, current, context))];
}

export function productsProps(data: ProductsData, params: ListingParams, context: PageContext): ProductsScreenProps {
  const { t } = context;
  const self = data.category?.self;
  const { introduction } = categoryTexts(data, params);
  return {
    title: listingTitle(data, isIndexedListing(params, data.products.total) ? params.filters : [], context),
    intro: self?.summary ?? t('listing.intro'),
    categories: { label: t('listing.categories.label'), items: categoryPills(data, context) },
    listing: listingOf(data, listingRequest(params, context), context),
    ...(introduction === null ? {} : { about: { title: t('listing.about.title'), text: introduction } }),
    labels: listingLabels(context),
  };
}
