import { href, type RouteParams } from '@veralune/routing';
import type { ArticlesScreenProps } from '@veralune/ui/screens/articles/articles';
import type { PageContext } from '../../page-context.ts';
import type { ArticlesData } from '../articles/data.ts';
import { articlesProps } from '../articles/props.ts';

export function newsProps(
  data: ArticlesData,
  { page }: RouteParams['news'],
  context: PageContext,
): ArticlesScreenProps {
  const { locale, t } = context;
  const list = {
    title: t('routes.news.title'),
    intro: t('news.intro'),
    seed: 'news',
    empty: t('news.empty'),
    page,
    hrefOf: (next: number | undefined) => href('news', { page: next }, locale),
  };
  return articlesProps(data, list, context);
}
