import type { Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * The breadcrumb of a product: products › category › product.
 * @param last label of a page below the product
 */
export function productTrail({ name, slug, category }: Product, { locale, t }: PageContext, last?: string): Crumb[] {
  const above = [
    { label: t('routes.products.title'), href: href('products', {}, locale) },
    { label: category.title, href: href('products', { category: category.slug }, locale) },
  ];
  return last === undefined
    ? [...above, { label: name }]
    : [...above, { label: name, href: href('product', { slug }, locale) }, { label: last }];
}
