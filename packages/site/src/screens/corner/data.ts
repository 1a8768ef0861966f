import { tags, type Brand, type Page, type PageCard } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

/** The brand of a corner page and all pages of its corner. */
export interface CornerData {
  readonly brand: Brand;
  /** The main page of the corner, then the other pages. */
  readonly pages: readonly PageCard[];
}

/** The corner of a page, or null when its brand does not exist. */
export async function cornerData(locale: Locale, { parent }: Page): Promise<CornerData | null> {
  const brands = await read(locale, 'brands', {}, [tags.brands]);
  const brand = brands.items.find(({ slug }) => slug === parent?.slug);
  if (!brand) return null;
  const cornerTags = [tags.corner(brand.id)];
  const [corners, cornerPages] = await Promise.all([
    read(locale, 'pages', { query: { type: 'brand_corner_main', perPage: 100 } }, cornerTags),
    read(locale, 'pages', { query: { type: 'brand_corner_page', perPage: 100, order: 'order' } }, cornerTags),
  ]);
  const ofBrand = (page: PageCard) => page.parent?.slug === brand.slug;
  return { brand, pages: [...corners.items.filter(ofBrand), ...cornerPages.items.filter(ofBrand)] };
}
