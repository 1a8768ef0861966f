import { tags, type PageCard, type PageType, type Thematic } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { articlesPerPage } from '../../listing/articles-per-page.ts';

export interface ArticlesData {
  readonly pages: readonly PageCard[];
  /** The number of articles on all pages of the list. */
  readonly total: number;
}

export interface ArticlesRequest {
  readonly type: PageType;
  readonly theme?: Pick<Thematic, 'id' | 'slug'> | undefined;
  /** Slug of a need. */
  readonly need?: string | undefined;
  readonly year?: number | undefined;
  readonly page?: number | undefined;
  readonly perPage?: number;
  /** `order` is the order in which editors created them; by default the newest are first. */
  readonly order?: 'order' | undefined;
}

/** Articles of a type, the newest first unless the request says another order. */
export async function articlesData(locale: Locale, request: ArticlesRequest): Promise<ArticlesData> {
  const { type, theme, need, year, page = 1, perPage = articlesPerPage, order } = request;
  const query = {
    type,
    page,
    perPage,
    published: true,
    ...(theme === undefined ? {} : { theme: theme.slug }),
    ...(need === undefined ? {} : { need }),
    ...(year === undefined ? {} : { year }),
    ...(order === undefined ? {} : { order }),
  };
  const { items, total } = await read(locale, 'pages', { query }, [
    theme === undefined ? tags.pagesOfType(type) : tags.pagesOfTheme(theme.id),
  ]);
  return { pages: items, total };
}

/** Like `articlesData`, or null when the list ends before the page. */
export async function articlesPage(locale: Locale, request: ArticlesRequest): Promise<ArticlesData | null> {
  const data = await articlesData(locale, request);
  return (request.page ?? 1) > 1 && data.pages.length === 0 ? null : data;
}
