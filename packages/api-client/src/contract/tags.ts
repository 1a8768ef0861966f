import type { Locale } from '@veralune/routing';
import type { EntityType, PageType } from './entities.ts';

/**
 * Names of what a site keeps and the API invalidates. A site gives each call the tags of its subject; the API sends the
 * tags of every call whose answer changed. Both take the names from here, in one locale each: `fr-be/product:12`.
 * A name is shorter than 256 characters, as Next wants it: slugs have at most 200.
 */
export const tags = {
  /** One product: `product`, `productFaqs`, and the articles that name it. */
  product: (id: number) => `product:${String(id)}`,
  /** One page with its children and what to read next. */
  page: (id: number) => `page:${String(id)}`,
  need: (id: number) => `need:${String(id)}`,
  brand: (id: number) => `brand:${String(id)}`,
  /** What a slug leads to, existing or not. Fires when that changes, not when the thing itself does. */
  slug: (type: EntityType, slug: string) => `slug:${type}:${slug}`,
  /** Listings that no category, brand or need narrows alone. */
  products: 'products',
  productsOfCategory: (id: number) => `products:category:${String(id)}`,
  productsOfBrand: (id: number) => `products:brand:${String(id)}`,
  productsOfNeed: (id: number) => `products:need:${String(id)}`,
  pagesOfType: (type: PageType) => `pages:${type}`,
  pagesOfTheme: (id: number) => `pages:theme:${String(id)}`,
  /** Pages of a brand's corner. */
  corner: (brandId: number) => `corner:${String(brandId)}`,
  /** Articles beside products and needs, all of them. */
  articles: 'articles',
  /** Articles that a need's page shows. */
  articlesOfNeed: (id: number) => `articles:need:${String(id)}`,
  /** Articles beside the products of a need. */
  articlesOfProducts: (needId: number) => `articles:products-of-need:${String(needId)}`,
  needs: 'needs',
  brands: 'brands',
  categories: 'categories',
  themes: 'themes',
  home: 'home',
  /** Header and footer, which every page has. */
  frame: 'frame',
  /** On no page: tells a site to read its address book again. */
  addresses: 'addresses',
  /** On the sitemap alone: what has an address, and when it changed. */
  sitemap: 'sitemap',
  /** On no page: tells a site to read the editors' redirections again. */
  redirections: 'redirections',
} as const;

/** On everything that a site keeps, in every locale: the emergency brake. */
export const catalogueTag = 'catalogue';

/** A tag in one locale: `product:12` → `fr-be/product:12`. */
export function tagIn(locale: Locale, tag: string): string {
  return `${locale}/${tag}`;
}
