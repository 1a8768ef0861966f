import type { ArticleScreenProps } from '@veralune/ui/screens/article/article';
import { articleDate, drawingOf } from '../../mappers/article-item.ts';
import type { PageContext } from '../../page-context.ts';
import { pictureOrNull } from '../../mappers/picture.ts';
import { priceLabels } from '../../mappers/product-item.ts';
import { creditsOf } from './credits.ts';
import type { ArticleData } from './data.ts';
import { strainOf } from './strain.ts';
import { listOf } from './trail.ts';
import { relatedOf } from './related.ts';

export function articleProps(data: ArticleData, context: PageContext): ArticleScreenProps {
  const { page } = data;
  const parent = listOf(page, context).at(-1);
  const date = articleDate(page, context);
  return {
    title: page.title,
    intro: page.summary,
    ...(parent ? { eyebrow: parent } : {}),
    ...(date ? { date: { ...date, text: context.t('articles.published', { date: date.text }) } } : {}),
    ...drawingOf(page),
    image: pictureOrNull(page.vertical_image),
    strain: strainOf(page, context),
    body: page.body,
    ...creditsOf(page, context),
    ...relatedOf(data, context),
    labels: priceLabels(context),
  };
}
