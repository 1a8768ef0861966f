import type { Product } from '@veralune/api-client/contract';
import { hrefOfSlugs } from '@veralune/routing';
import type { ProductScreenProps } from '@veralune/ui/screens/product/product';
import type { PageContext } from '../../page-context.ts';

/** The strains of a product with the addresses of their pages. */
export function strainsOf({ strains }: Product, { locale, t }: PageContext): ProductScreenProps['strains'] {
  const items = strains.flatMap(({ code, species, amount, slug, parent_slug: parent }) => {
    const href = hrefOfSlugs('expertise', slug, parent, locale);
    return href === null ? [] : [{ code, species, amount, href }];
  });
  return items.length === 0 ? undefined : { title: t('product.strains.title', { count: items.length }), items };
}
