import { tags, type Brand, type Faq, type PageCard, type ProductCard } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';

export interface BrandData {
  readonly brand: Brand;
  readonly products: readonly ProductCard[];
  readonly faqs: readonly Faq[];
  readonly others: readonly Brand[];
  readonly corner: readonly PageCard[];
}

/** The data of a brand page, or null when the brand does not exist. */
export async function brandData(locale: Locale, slug: string): Promise<BrandData | null> {
  const entity = await readOrNull(locale, 'urlEntity', { query: { entity_type: 'brand', slug } }, [
    tags.slug('brand', slug),
  ]);
  if (!entity) return null;
  const { id } = entity;
  const cornerTags = [tags.corner(id)];
  const [brand, faqs, products, brands, corners, cornerPages] = await Promise.all([
    read(locale, 'brand', { params: { id } }, [tags.brand(id)]),
    read(locale, 'brandFaqs', { params: { id } }, [tags.brand(id)]),
    read(locale, 'products', { query: { caracteristics: { brand: [slug] }, perPage: 100 } }, [
      tags.productsOfBrand(id),
    ]),
    read(locale, 'brands', {}, [tags.brands]),
    read(locale, 'pages', { query: { type: 'brand_corner_main', perPage: 100 } }, cornerTags),
    read(locale, 'pages', { query: { type: 'brand_corner_page', perPage: 100 } }, cornerTags),
  ]);
  return {
    brand,
    faqs,
    products: products.items,
    others: brands.items.filter((other) => other.id !== id),
    corner: [...corners.items, ...cornerPages.items].filter(({ parent }) => parent?.slug === slug),
  };
}
