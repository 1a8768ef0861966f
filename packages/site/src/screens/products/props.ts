import type { Category } from '@veralune/api-client/contract';
import { href, type Filter, type ListingParams } from '@veralune/routing';
import type { PillNavItem } from '@veralune/ui/components/pill-nav/pill-nav';
import type { ProductsScreenProps } from '@veralune/ui/screens/products/products';
import type { ListingRequest } from '../../listing/listing.ts';
import { listingLabels, listingOf } from '../../listing/listing.ts';
import type { Present } from '../../present/context.ts';
import type { ProductsData } from './data.ts';

/** The listing's request with the addresses of its neighbours in the same category. */
function listingRequest({ category, page = 1, filters = [] }: ListingParams, { locale }: Present): ListingRequest {
  const place = category === undefined ? {} : { category };
  const hrefOf = (next: readonly Filter[], nextPage = 1) =>
    href('products', { ...place, filters: next, ...(nextPage > 1 ? { page: nextPage } : {}) }, locale);
  return { filters, page, hrefOf };
}

function pill(
  { title, slug, product_count: count }: Category,
  current: string | undefined,
  { locale }: Present,
): PillNavItem {
  return {
    label: title,
    href: href('products', { category: slug }, locale),
    current: slug === current,
    count,
  };
}

/** All products, then the roots; inside a root, its children instead. */
function categoryPills({ category, categories }: ProductsData, present: Present): PillNavItem[] {
  const { locale, t } = present;
  const current = category?.self.slug;
  const all = { label: t('listing.categories.all'), href: href('products', {}, locale), current: category === null };
  const root = category?.parent ?? category?.self;
  return [all, ...(root ? [root, ...root.children] : categories).map((item) => pill(item, current, present))];
}

export function productsProps(data: ProductsData, params: ListingParams, present: Present): ProductsScreenProps {
  const { t } = present;
  const self = data.category?.self;
  return {
    title: self?.title ?? t('listing.title'),
    intro: self?.summary ?? t('listing.intro'),
    categories: { label: t('listing.categories.label'), items: categoryPills(data, present) },
    listing: listingOf(data.products, data.facets, listingRequest(params, present), present),
    labels: listingLabels(present),
  };
}
