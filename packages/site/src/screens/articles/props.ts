import type { ArticlesScreenProps } from '@veralune/ui/screens/articles/articles';
import { articlesPerPage } from '../../listing/articles-per-page.ts';
import { articleItem } from '../../mappers/article-item.ts';
import { pagesOf, pagingLabels } from '../../mappers/paging.ts';
import type { PageContext } from '../../page-context.ts';
import type { ArticlesData } from './data.ts';

/** What differs between the lists of articles. */
export interface ArticleList extends Pick<
  ArticlesScreenProps,
  'title' | 'intro' | 'seed' | 'drawing' | 'themes' | 'filters'
> {
  /** Title of the list while it has no articles. */
  readonly empty: string;
  readonly page?: number | undefined;
  /** The address of a page of the list; undefined is page 1. */
  readonly hrefOf: (page: number | undefined) => string;
}

/** A list of articles with pages. */
export function articlesProps(
  { pages, total }: ArticlesData,
  { empty, page = 1, hrefOf, ...list }: ArticleList,
  context: PageContext,
): ArticlesScreenProps {
  const { t } = context;
  return {
    ...list,
    articles: pages.map((article) => articleItem(article, context)),
    pages: pagesOf(total, articlesPerPage, (number) => hrefOf(number > 1 ? number : undefined)),
    currentPage: page,
    empty: { title: empty, text: list.intro ?? '' },
    labels: { articles: t('articles.list'), paging: pagingLabels(t) },
  };
}
