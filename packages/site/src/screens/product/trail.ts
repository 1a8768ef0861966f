import type { Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { Present } from '../../present/context.ts';

/** Products › category › the product, and the page below it where `last` names one. */
export function productTrail({ name, slug, category }: Product, { locale, t }: Present, last?: string): Crumb[] {
  const above = [
    { label: t('routes.products.title'), href: href('products', {}, locale) },
    { label: category.title, href: href('products', { category: category.slug }, locale) },
  ];
  return last === undefined
    ? [...above, { label: name }]
    : [...above, { label: name, href: href('product', { slug }, locale) }, { label: last }];
}
