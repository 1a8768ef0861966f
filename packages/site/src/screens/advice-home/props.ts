import type { Thematic } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { PillNavProps } from '@veralune/ui/components/pill-nav/pill-nav';
import type { MagazineScreenProps } from '@veralune/ui/screens/magazine/magazine';
import { articleItem } from '../../mappers/article-item.ts';
import { pillNav } from '../../mappers/pill-nav.ts';
import type { PageContext } from '../../page-context.ts';
import type { AdviceHomeData } from './data.ts';

/** The links between the themes of the magazine. */
export function adviceNav(
  themes: readonly Thematic[],
  current: string | undefined,
  { locale, t }: PageContext,
): PillNavProps {
  return pillNav({
    label: t('articles.themes.label'),
    all: { label: t('articles.themes.all'), href: href('advice-home', {}, locale) },
    choices: themes,
    current,
    hrefOf: (theme) => href('advice-theme', { theme }, locale),
  });
}

export function adviceHomeProps({ themes }: AdviceHomeData, context: PageContext): MagazineScreenProps {
  const { locale, t } = context;
  return {
    title: t('articles.title'),
    intro: t('articles.intro'),
    nav: adviceNav(
      themes.map(({ theme }) => theme),
      undefined,
      context,
    ),
    themes: themes.map(({ theme: { slug, label }, articles }) => ({
      id: slug,
      title: label,
      all: { label: t('articles.theme.all', { theme: label }), href: href('advice-theme', { theme: slug }, locale) },
      // The heading of the section names the theme.
      articles: articles.map((article) => ({ ...articleItem(article, context), theme: undefined })),
    })),
  };
}
