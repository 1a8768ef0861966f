import { href } from '@veralune/routing';
import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import { articleItem } from '../../mappers/article-item.ts';
import type { PageContext } from '../../page-context.ts';
import { productItem } from '../../mappers/product-item.ts';
import type { ArticleData } from './data.ts';

type Related = Pick<ArticleScreenProps, 'subpages' | 'needs' | 'products' | 'next'>;

/** The links of a page: subpages, needs, products and pages to read next. */
export function relatedOf({ page, next }: ArticleData, context: PageContext): Related {
  const { locale, t } = context;
  return {
    ...(page.children.length > 0
      ? {
          subpages: {
            title: t('article.children.title'),
            items: page.children.map((child) => articleItem(child, context)),
          },
        }
      : {}),
    ...(page.needs.length > 0
      ? {
          needs: {
            title: t('article.needs.title'),
            items: page.needs.map(({ title, slug }) => ({ label: title, href: href('need', { slug }, locale) })),
          },
        }
      : {}),
    ...(page.related_products.length > 0
      ? {
          products: {
            title: t('articles.products.title'),
            products: page.related_products.map((product) => productItem(product, context)),
          },
        }
      : {}),
    ...(next.length > 0
      ? { next: { title: t('articles.next.title'), items: next.map((other) => articleItem(other, context)) } }
      : {}),
  };
}
