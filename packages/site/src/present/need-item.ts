import type { Need, Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { NeedItem } from '@veralune/ui/components/need-tile/need-tile';
import type { Present } from './context.ts';

export function needItem(need: Need, { locale, t }: Present): NeedItem {
  return {
    href: href('need', { slug: need.slug }, locale),
    label: need.label,
    picto: need.picto,
    count: t('listing.count', { count: need.product_count }),
  };
}

/** A need as a product names it, without its count. */
export function productNeedItem(need: Product['needs'][number], { locale }: Present): NeedItem {
  return {
    href: href('need', { slug: need.slug }, locale),
    label: need.label,
    picto: need.picto,
  };
}
