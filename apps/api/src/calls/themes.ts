import { themeTypes, type EntityType, type PageType } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount, pagesOfTheme } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { PageRow, TermRow } from '../catalogue/rows.ts';

type ThemeType = (typeof themeTypes)[number];

/** Type of the pages that a theme groups. */
export const pageTypeOfTheme = {
  thematic: 'advice',
  innovation_category: 'innovation',
  about_category: 'about',
} as const satisfies Record<ThemeType, PageType>;

export function isThemeType(type: EntityType): type is ThemeType {
  return themeTypes.some((each) => each === type);
}

/** Themes that have pages of the type in the shop, in the editors' order. */
export function themesOf({ shared }: Catalogue, { shop }: LocaleView, type: ThemeType): TermRow[] {
  return shared.terms.theme.all.filter(({ id }) => pageCount(shop, id, pageTypeOfTheme[type]) > 0);
}

interface ThemeFilter {
  readonly slug: string;
  readonly label: string;
  readonly page_count: number;
}

function needFilters(catalogue: Catalogue, view: LocaleView, pages: readonly PageRow[]): Map<number, ThemeFilter> {
  const needs = catalogue.shared.needs.all.filter(({ id }) => isSold(catalogue, view.shop, 'need', id));
  const filters = needs.map(({ id }): [number, ThemeFilter] => {
    const { slug, label } = view.words.of('need', id);
    return [id, { slug, label, page_count: pages.filter((page) => page.needs.includes(id)).length }];
  });
  return new Map(filters.filter(([, { page_count: count }]) => count > 0));
}

export function yearOf({ publishedOn }: PageRow): number {
  return Number(publishedOn.slice(0, 4));
}

/** The newest year first. */
function yearFilters(pages: readonly PageRow[]): Map<number, ThemeFilter> {
  const years = [...new Set(pages.map(yearOf))].sort((left, right) => right - left);
  return new Map(
    years.map((year) => {
      const name = String(year);
      return [year, { slug: name, label: name, page_count: pages.filter((page) => yearOf(page) === year).length }];
    }),
  );
}

/**
 * The filters of a theme's pages by what they mean in every language: the needs of innovations by their id, the years of
 * about pages. The advice magazine has none.
 */
export function filtersOf(
  catalogue: Catalogue,
  view: LocaleView,
  type: ThemeType,
  themeId: number,
): ReadonlyMap<number, ThemeFilter> {
  if (type === 'thematic') return new Map();
  const pages = pagesOfTheme(view.shop, themeId, pageTypeOfTheme[type]);
  return type === 'innovation_category' ? needFilters(catalogue, view, pages) : yearFilters(pages);
}
