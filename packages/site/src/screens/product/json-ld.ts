import type { Product } from '@veralune/api-client/contract';
import { siteUrl } from '../../catalogue/environment.ts';
import { largestFile } from '../../present/largest-file.ts';
import type { Present } from '../../present/context.ts';

const schema = 'https://schema.org';

/** schema.org `Product`, with the price and stock that the page shows. */
export function productJsonLd(product: Product, path: string, { market }: Present) {
  const origin = siteUrl(market);
  return {
    '@context': schema,
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    brand: { '@type': 'Brand', name: product.brand.title },
    image: product.gallery.map((picture) => origin + largestFile(picture)),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: product.price.amount.toFixed(2),
      priceCurrency: product.price.currency,
      availability: `${schema}/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
