import type { Locale } from '@veralune/routing';
import type { EntityType, PageType } from './entities/index.ts';

/**
 * Cache tags. A site sets the tags of each call by what the answer is about; the API sends the tags of every call whose
 * answer changed. Both use these names, each in one locale: `fr-be/product:12`.
 * A tag has at most 256 characters, the limit of Next: slugs have at most 200.
 */
export const tags = {
  /** One product: `product`, `productFaqs`, and the articles that name it. */
  product: (id: number) => `product:${String(id)}`,
  /** One page with its children and its related pages. */
  page: (id: number) => `page:${String(id)}`,
  /** The published reviews of a product. */
  reviews: (productId: number) => `reviews:${String(productId)}`,
  need: (id: number) => `need:${String(id)}`,
  brand: (id: number) => `brand:${String(id)}`,
  /** The entity that a slug belongs to, if any. Sent when that assignment changes, not when the entity changes. */
  slug: (type: EntityType, slug: string) => `slug:${type}:${slug}`,
  /** Listings that are not filtered by exactly one category, brand or need. */
  products: 'products',
  productsOfCategory: (id: number) => `products:category:${String(id)}`,
  productsOfBrand: (id: number) => `products:brand:${String(id)}`,
  productsOfNeed: (id: number) => `products:need:${String(id)}`,
  pagesOfType: (type: PageType) => `pages:${type}`,
  pagesOfTheme: (id: number) => `pages:theme:${String(id)}`,
  /** Pages of a brand's corner. */
  corner: (brandId: number) => `corner:${String(brandId)}`,
  /** All articles shown with products and needs. */
  articles: 'articles',
  /** Articles on the page of a need. */
  articlesOfNeed: (id: number) => `articles:need:${String(id)}`,
  /** Articles shown with the products of a need. */
  articlesOfProducts: (needId: number) => `articles:products-of-need:${String(needId)}`,
  needs: 'needs',
  brands: 'brands',
  categories: 'categories',
  /** Themes of advice, innovations and about pages, with their counts and filters. */
  themes: 'themes',
  /** Questions of the help page. Those of a product or brand have its tag. */
  faqs: 'faqs',
  /** The questions and answers of the quiz. */
  quiz: 'quiz',
  home: 'home',
  /** Header and footer of every page. */
  frame: 'frame',
  /** Not used by any page: tells a site to read its address book again. */
  addresses: 'addresses',
  /** Used by the sitemap only: which entities have a URL, and when they changed. */
  sitemap: 'sitemap',
  /** Not used by any page: tells a site to read the editors' redirections again. */
  redirections: 'redirections',
} as const;

/** Tag of everything that a site caches, in every locale. Invalidates all pages at once. */
export const catalogueTag = 'catalogue';

/** A tag in one locale: `product:12` → `fr-be/product:12`. */
export function tagIn(locale: Locale, tag: string): string {
  return `${locale}/${tag}`;
}
