import { href } from '@veralune/routing';
import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import { articleDate, articleItem } from '../../present/article-item.ts';
import type { Present } from '../../present/context.ts';
import { drawings } from '../../present/drawings.ts';
import { pictureOrNull } from '../../present/picture.ts';
import { priceLabels, productItem } from '../../present/product-item.ts';
import type { ArticleData } from './data.ts';
import { listOf } from './place.ts';

function relatedOf({ page, next }: ArticleData, present: Present): Pick<ArticleScreenProps, 'subpages' | 'needs' | 'products' | 'next'> {
  const { locale, t } = present;
  return {
    ...(page.children.length > 0
      ? { subpages: { title: t('article.children.title'), items: page.children.map((child) => articleItem(child, present)) } }
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
    ...(next.length > 0 ? { next: { title: t('articles.next.title'), items: next.map((other) => articleItem(other, present)) } } : {}),
  };
}

export function articleProps(data: ArticleData, present: Present): ArticleScreenProps {
  const { page } = data;
  const above = listOf(page, present).at(-1);
  const date = articleDate(page, present);
  return {
    title: page.title,
    intro: page.summary,
    ...(above ? { eyebrow: above } : {}),
    ...(date ? { date: { ...date, text: present.t('articles.published', { date: date.text }) } } : {}),
    seed: String(page.id),
    drawings,
    image: pictureOrNull(page.vertical_image),
    body: page.body,
    ...relatedOf(data, present),
    labels: priceLabels(present),
  };
}
