import type { Brand, BrandRef } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { BrandItem } from '@veralune/ui/components/brand-tile/brand-tile';
import type { PageContext } from '../page-context.ts';
import { drawings } from './drawings.ts';

/** A brand reference: without the number of its products. */
export function brandRefItem(brand: BrandRef & { tagline?: string }, { locale }: PageContext): BrandItem {
  return {
    href: href('brand', { slug: brand.slug }, locale),
    name: brand.title,
    tagline: brand.tagline ?? '',
    color: brand.color,
    seed: String(brand.id),
    drawings,
  };
}

export function brandItem(brand: Brand, context: PageContext): BrandItem {
  return {
    ...brandRefItem(brand, context),
    count: context.t('listing.count', { count: brand.product_count }),
  };
}
