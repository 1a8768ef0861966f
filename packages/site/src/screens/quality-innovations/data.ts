import { tags, type PageCategory, type PageFilter } from '@veralune/api-client/contract';
import type { Locale, RouteParams } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { articlesPage, type ArticlesData } from '../articles/data.ts';

export type InnovationsParams = RouteParams['quality-innovations'];

export interface InnovationsData {
  readonly categories: readonly PageCategory[];
  /** The category in the address. */
  readonly category?: PageCategory | undefined;
  /** The need in the address: a filter of the category. */
  readonly filter?: PageFilter | undefined;
  readonly articles: ArticlesData;
}

/** A list of innovations, or null when its category, filter or page does not exist. */
export async function innovationsData(locale: Locale, params: InnovationsParams): Promise<InnovationsData | null> {
  const categories = await read(locale, 'innovationCategories', {}, [tags.themes]);
  const category = categories.find(({ slug }) => slug === params.category);
  const filter = category?.filters.find(({ slug }) => slug === params.filter);
  if (category?.slug !== params.category || filter?.slug !== params.filter) return null;
  const request = { type: 'innovation', theme: category, need: filter?.slug, page: params.page } as const;
  const articles = await articlesPage(locale, request);
  return articles && { categories, category, filter, articles };
}
