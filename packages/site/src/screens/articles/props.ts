import { href } from '@veralune/routing';
import type { PillNavItem } from '@veralune/ui/components/pill-nav/pill-nav';
import type { ArticlesScreenProps } from '@veralune/ui/screens/articles/articles';
import { articleItem } from '../../present/article-item.ts';
import type { Present } from '../../present/context.ts';
import { pagesOf, pagingLabels } from '../../present/paging.ts';
import { articlesPerPage, type ArticlesData, type Thematic } from './data.ts';

export interface ArticlesText {
  readonly title: string;
  readonly intro: string;
  /** Seeds the drawing of the heading. */
  readonly seed: string;
}

export interface ArticlesPlace {
  readonly theme?: string | undefined;
  readonly page?: number | undefined;
}

function themeItem(
  { label, slug, page_count: count }: Thematic,
  current: string | undefined,
  { locale }: Present,
): PillNavItem {
  return {
    label,
    href: href('advice-theme', { theme: slug }, locale),
    current: slug === current,
    count,
  };
}

function themesOf(
  themes: readonly Thematic[],
  current: string | undefined,
  present: Present,
): Pick<ArticlesScreenProps, 'themes'> {
  if (themes.length === 0) return {};
  const { locale, t } = present;
  const all = {
    label: t('articles.themes.all'),
    href: href('advice-home', {}, locale),
    current: current === undefined,
  };
  const items = themes.filter(({ page_count: count }) => count > 0).map((theme) => themeItem(theme, current, present));
  return { themes: { label: t('articles.themes.label'), items: [all, ...items] } };
}

export function articlesProps(
  { pages, total, themes }: ArticlesData,
  text: ArticlesText,
  { theme, page = 1 }: ArticlesPlace,
  present: Present,
): ArticlesScreenProps {
  const { locale, t } = present;
  const pageHref = (number: number) =>
    theme === undefined ? '' : href('advice-theme', { theme, ...(number > 1 ? { page: number } : {}) }, locale);
  return {
    ...text,
    ...themesOf(themes, theme, present),
    articles: pages.map((article) => articleItem(article, present)),
    pages: theme === undefined ? [] : pagesOf(total, articlesPerPage, pageHref),
    currentPage: page,
    empty: { title: t('articles.empty'), text: t('articles.intro') },
    labels: { articles: t('articles.list'), paging: pagingLabels(t) },
  };
}
