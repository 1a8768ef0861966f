import { tags, type PageCard, type PageType } from '@veralune/api-client/contract';
import type { Answer } from '@veralune/api-client';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

export type Thematic = Answer<'thematics'>[number];

export interface ArticlesData {
  readonly pages: readonly PageCard[];
  readonly total: number;
  /** Themes of the advice magazine; empty for lists that have none. */
  readonly themes: readonly Thematic[];
}

export interface ArticlesRequest {
  readonly type: PageType;
  readonly theme?: string | undefined;
  readonly page?: number | undefined;
  readonly perPage: number;
}

/** Articles on one page of a list. Source: 3-decisions.md "Behaviour". */
export const articlesPerPage = 9;
/** Most entries of a list without pages. */
export const wholeList = 100;

export async function articlesData(locale: Locale, request: ArticlesRequest): Promise<ArticlesData> {
  const { type, theme, page = 1, perPage } = request;
  const query = { type, page, perPage, published: true, ...(theme === undefined ? {} : { theme }) };
  const themes = type === 'advice' ? await read(locale, 'thematics', {}, [tags.themes]) : [];
  const themeId = themes.find(({ slug }) => slug === theme)?.id;
  const pages = await read(locale, 'pages', { query }, [
    themeId === undefined ? tags.pagesOfType(type) : tags.pagesOfTheme(themeId),
  ]);
  return { pages: pages.items, total: pages.total, themes };
}
