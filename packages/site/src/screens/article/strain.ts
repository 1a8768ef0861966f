import type { Page } from '@veralune/api-client/contract';
import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import type { PageContext } from '../../page-context.ts';

/** The strain of a page, with a table of the products that contain it. */
export function strainOf({ strain }: Page, { t }: PageContext): ArticleScreenProps['strain'] {
  if (strain === null) return undefined;
  const { code, products } = strain;
  if (products.length === 0) return { code };
  return {
    code,
    products: {
      caption: t('strain.products', { code }),
      columns: [t('strain.product'), t('product.nutrition.column.amount')],
      rows: products.map(({ name, amount }) => [name, amount]),
    },
  };
}
