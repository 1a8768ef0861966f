import type { PageCard } from '@veralune/api-client/contract';
import { href, type Locale } from '@veralune/routing';

/** The address of a page, by its type. A corner page's parent is its brand. */
export function pageHref({ type, slug, parent }: Pick<PageCard, 'type' | 'slug' | 'parent'>, locale: Locale): string {
  switch (type.technical_name) {
    case 'advice':
      return href('advice', { slug }, locale);
    case 'innovation':
      return href('innovation', { slug }, locale);
    case 'corpo_main':
      return href('expertise', { slug }, locale);
    case 'corpo_page':
      return href('expertise', parent ? { slug: parent.slug, subslug: slug } : { slug }, locale);
    case 'about':
      return href('about', { theme: slug }, locale);
    case 'information':
      return href('information', { slug }, locale);
    case 'brand_corner_main':
      return href('corner', { brand: parent?.slug ?? slug }, locale);
    case 'brand_corner_page':
      return href('corner', { brand: parent?.slug ?? slug, slug }, locale);
    case 'actualite':
    case 'standard':
      return href('page', { slug }, locale);
  }
}
