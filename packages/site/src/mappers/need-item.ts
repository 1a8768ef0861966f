import type { Need, Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { NeedItem } from '@veralune/ui/components/need-tile/need-tile';
import type { PageContext } from '../page-context.ts';

export function needItem(need: Need, { locale, t }: PageContext): NeedItem {
  return {
    href: href('need', { slug: need.slug }, locale),
    label: need.label,
    picto: need.picto,
    count: t('listing.count', { count: need.product_count }),
  };
}

/** A need of a product, without the number of products. */
export function productNeedItem(need: Product['needs'][number], { locale }: PageContext): NeedItem {
  return {
    href: href('need', { slug: need.slug }, locale),
    label: need.label,
    picto: need.picto,
  };
}
