import type { Product as CatalogueProduct, Reviews } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { ProductLeaf, WithContext } from 'schema-dts';
import { siteUrl } from '../catalogue/environment.ts';
import { largestFile } from '../mappers/largest-file.ts';
import type { PageContext } from '../page-context.ts';

/** Products that are not sold online have no online stock. */
function availabilityOf({ in_stock: inStock, no_sell_inline: isPharmacyOnly }: CatalogueProduct) {
  if (isPharmacyOnly) return 'https://schema.org/InStoreOnly';
  return inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
}

/**
 * schema.org `Product`, with the price and stock that the page shows.
 * @param reviews without any, there is no rating
 */
export function productJsonLd(
  product: CatalogueProduct,
  { locale, market }: PageContext,
  reviews: Pick<Reviews, 'average' | 'total'> | null,
): WithContext<ProductLeaf> {
  const origin = siteUrl(market);
  const address = origin + href('product', { slug: product.slug }, locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: address,
    category: product.category.title,
    brand: {
      '@type': 'Brand',
      name: product.brand.title,
      url: origin + href('brand', { slug: product.brand.slug }, locale),
    },
    image: product.gallery.map((picture) => origin + largestFile(picture)),
    offers: {
      '@type': 'Offer',
      url: address,
      price: product.price.amount.toFixed(2),
      priceCurrency: product.price.currency,
      availability: availabilityOf(product),
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(reviews?.average
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.total } }
      : {}),
  };
}
