import type { Brand, BrandCard } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { BrandItem } from '@veralune/ui/components/brand-tile/brand-tile';
import type { PageContext } from '../page-context.ts';
import { drawings } from './drawings.ts';
import { pictureOrNull } from './picture.ts';

/** A brand without the number of its products. */
export function brandCardItem(brand: BrandCard, { locale }: PageContext): BrandItem {
  return {
    href: href('brand', { slug: brand.slug }, locale),
    name: brand.title,
    tagline: brand.tagline,
    color: brand.color,
    motif: brand.drawing ?? undefined,
    seed: String(brand.id),
    pack: pictureOrNull(brand.pack) ?? undefined,
    drawings,
  };
}

export function brandItem(brand: Brand, context: PageContext): BrandItem {
  return {
    ...brandCardItem(brand, context),
    count: context.t('listing.count', { count: brand.product_count }),
  };
}
