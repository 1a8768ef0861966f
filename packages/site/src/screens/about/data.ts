import { tags, type Facets, type Need, type PageCategory, type PageFilter } from '@veralune/api-client/contract';
import type { Locale, RouteParams } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { filterQuery } from '../../listing/query.ts';
import { articlesData, type ArticlesData } from '../articles/data.ts';

export type AboutParams = RouteParams['about'];

/** What the key figures count. */
export interface AboutFigures {
  readonly facets: Facets;
  readonly needs: readonly Need[];
}

export interface AboutData {
  readonly groups: readonly PageCategory[];
  /** The group in the address. */
  readonly group?: PageCategory | undefined;
  /** The year in the address: a filter of the group. */
  readonly year?: PageFilter | undefined;
  readonly articles: ArticlesData;
  /** Only of the list of all pages. */
  readonly figures?: AboutFigures | undefined;
}

/** More pages than a company writes about itself: the list has no pages. */
const maxPages = 100;

/** The groups of the pages about the company. */
export function aboutGroups(locale: Locale): Promise<PageCategory[]> {
  return read(locale, 'aboutCategories', {}, [tags.themes]);
}

async function aboutFigures(locale: Locale): Promise<AboutFigures> {
  const [facets, needs] = await Promise.all([
    read(locale, 'filters', { query: filterQuery({ filters: [] }) }, [tags.products]),
    read(locale, 'needs', {}, [tags.needs]),
  ]);
  return { facets, needs };
}

/** A list of pages about the company, or null when its group or year does not exist. */
export async function aboutData(locale: Locale, params: AboutParams): Promise<AboutData | null> {
  const groups = await aboutGroups(locale);
  const group = groups.find(({ slug }) => slug === params.theme);
  const year = group?.filters.find(({ slug }) => slug === params.filter);
  if (group?.slug !== params.theme || year?.slug !== params.filter) return null;
  const [articles, figures] = await Promise.all([
    // “Who we are” comes first, although it is older than what was added later.
    articlesData(locale, {
      type: 'about',
      theme: group,
      year: year && Number(year.slug),
      perPage: maxPages,
      order: 'order',
    }),
    group ? undefined : aboutFigures(locale),
  ]);
  return { groups, group, year, articles, figures };
}
