import type { Thematic } from '@veralune/api-client/contract';
import type { Locale, RouteParams } from '@veralune/routing';
import { adviceThemes } from '../advice-home/data.ts';
import { articlesPage, type ArticlesData } from '../articles/data.ts';

export interface AdviceThemeData {
  readonly themes: readonly Thematic[];
  readonly theme: Thematic;
  readonly articles: ArticlesData;
}

/** The articles of a theme, or null when the theme or the page does not exist. */
export async function adviceThemeData(
  locale: Locale,
  { theme: slug, page }: RouteParams['advice-theme'],
): Promise<AdviceThemeData | null> {
  const themes = await adviceThemes(locale);
  const theme = themes.find((each) => each.slug === slug);
  const articles = theme && (await articlesPage(locale, { type: 'advice', theme, page }));
  return theme && articles ? { themes, theme, articles } : null;
}
