import { href } from '@veralune/routing';
import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import { articleItem } from '../../present/article-item.ts';
import type { Present } from '../../present/context.ts';
import { productItem } from '../../present/product-item.ts';
import type { ArticleData } from './data.ts';

type Related = Pick<ArticleScreenProps, 'subpages' | 'needs' | 'products' | 'next'>;

/** Where a page leads: below it, to what it is about, and on. */
export function relatedOf({ page, next }: ArticleData, present: Present): Related {
  const { locale, t } = present;
  return {
    ...(page.children.length > 0
      ? {
          subpages: {
            title: t('article.children.title'),
            items: page.children.map((child) => articleItem(child, present)),
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
            products: page.related_products.map((product) => productItem(product, present)),
          },
        }
      : {}),
    ...(next.length > 0
      ? { next: { title: t('articles.next.title'), items: next.map((other) => articleItem(other, present)) } }
      : {}),
  };
}
