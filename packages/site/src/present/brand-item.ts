import type { Brand, BrandRef } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { BrandItem } from '@veralune/ui/components/brand-tile/brand-tile';
import type { Present } from './context.ts';
import { drawings } from './drawings.ts';

/** A brand where only its name is known, and its tagline perhaps. */
export function brandRefItem(brand: BrandRef & { tagline?: string }, { locale }: Present): BrandItem {
  return {
    href: href('brand', { slug: brand.slug }, locale),
    name: brand.title,
    tagline: brand.tagline ?? '',
    color: brand.color,
    seed: String(brand.id),
    drawings,
  };
}

export function brandItem(brand: Brand, present: Present): BrandItem {
  return {
    ...brandRefItem(brand, present),
    count: present.t('listing.count', { count: brand.product_count }),
  };
}
