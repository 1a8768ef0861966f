import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import { articleDate } from '../../present/article-item.ts';
import type { Present } from '../../present/context.ts';
import { drawings } from '../../present/drawings.ts';
import { pictureOrNull } from '../../present/picture.ts';
import { priceLabels } from '../../present/product-item.ts';
import type { ArticleData } from './data.ts';
import { listOf } from './place.ts';
import { relatedOf } from './related.ts';

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
