import { tags, type Category } from '@veralune/api-client/contract';
import type { ListingParams, Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { readPageSize } from '../../catalogue/settings.ts';
import { isDynamicListing } from '../../listing/dynamic-listing.ts';
import type { ListingData } from '../../listing/listing.ts';
import { filterQuery, orderOf } from '../../listing/query.ts';

export interface ProductsData extends ListingData {
  /** The category in the address and its parent, or null for all products. */
  readonly category: { readonly self: Category; readonly parent: Category | null } | null;
  readonly categories: readonly Category[];
}

function findCategory(roots: readonly Category[], slug: string): ProductsData['category'] {
  for (const parent of roots) {
    if (parent.slug === slug) return { self: parent, parent: null };
    const self = parent.children.find((child) => child.slug === slug);
    if (self) return { self, parent };
  }
  return null;
}

/** The data of a listing, or null when the category or page does not exist. */
export async function productsData(locale: Locale, params: ListingParams): Promise<ProductsData | null> {
  const { category: slug, page = 1, filters = [] } = params;
  const query = filterQuery({ category: slug, filters });
  const [categories, pageSize] = await Promise.all([
    read(locale, 'categories', { query: { depth: 0 } }, [tags.categories]),
    readPageSize(locale),
  ]);
  const category = slug === undefined ? null : findCategory(categories.items, slug);
  if (slug !== undefined && !category) return null;
  const ownTags = [category ? tags.productsOfCategory(category.self.id) : tags.products];
  const listingTags = isDynamicListing(params) ? null : ownTags;
  const [products, facets] = await Promise.all([
    read(locale, 'products', { query: { ...query, page, perPage: pageSize, orderBy: orderOf(filters) } }, listingTags),
    read(locale, 'filters', { query }, listingTags),
  ]);
  const isMissing = page > 1 && products.items.length === 0;
  return isMissing ? null : { category, categories: categories.items, products, pageSize, facets };
}
