import { href, type RouteParams } from '@veralune/routing';
import type { ArticlesScreenProps } from '@veralune/ui/screens/articles/articles';
import { listTexts } from '../../listing/list-texts.ts';
import type { PageContext } from '../../page-context.ts';
import { themeDrawing } from '../../mappers/theme-drawing.ts';
import { adviceNav } from '../advice-home/props.ts';
import { articlesProps } from '../articles/props.ts';
import type { AdviceThemeData } from './data.ts';

export function adviceThemeProps(
  { themes, theme, articles }: AdviceThemeData,
  { page }: RouteParams['advice-theme'],
  context: PageContext,
): ArticlesScreenProps {
  const { locale, t } = context;
  const list = {
    title: theme.label,
    intro: listTexts(theme, { page }).introduction ?? undefined,
    seed: theme.slug,
    drawing: themeDrawing(theme),
    themes: adviceNav(themes, theme.slug, context),
    empty: t('articles.empty'),
    page,
    hrefOf: (next: number | undefined) => href('advice-theme', { theme: theme.slug, page: next }, locale),
  };
  return articlesProps(articles, list, context);
}
