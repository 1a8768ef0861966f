import { href } from '@veralune/routing';
import type { PillNavProps } from '@veralune/ui/components/pill-nav/pill-nav';
import type { ArticlesScreenProps } from '@veralune/ui/screens/articles/articles';
import { listTexts } from '../../listing/list-texts.ts';
import { pillNav } from '../../mappers/pill-nav.ts';
import { themeDrawing } from '../../mappers/theme-drawing.ts';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { PageContext } from '../../page-context.ts';
import { articlesProps } from '../articles/props.ts';
import type { InnovationsData, InnovationsParams } from './data.ts';

/** The category with its filter: `Recherche, Immunité`; undefined for all innovations. */
export function selectionOf({ category, filter }: InnovationsData, { t }: PageContext): string | undefined {
  if (category === undefined || filter === undefined) return category?.label;
  return t('articles.filtered', { theme: category.label, filter: filter.label });
}

function categoryNav({ categories, category }: InnovationsData, { locale, t }: PageContext): PillNavProps {
  return pillNav({
    label: t('articles.themes.label'),
    all: { label: t('articles.themes.all'), href: href('quality-innovations', {}, locale) },
    choices: categories,
    current: category?.slug,
    hrefOf: (slug) => href('quality-innovations', { category: slug }, locale),
  });
}

/** The needs of the category; undefined when it has none. */
function needNav({ category, filter }: InnovationsData, { locale, t }: PageContext): PillNavProps | undefined {
  if (category === undefined || category.filters.length === 0) return undefined;
  return pillNav({
    label: t('quality-innovations.needs.label'),
    all: {
      label: t('quality-innovations.needs.all'),
      href: href('quality-innovations', { category: category.slug }, locale),
    },
    choices: category.filters,
    current: filter?.slug,
    hrefOf: (slug) => href('quality-innovations', { category: category.slug, filter: slug }, locale),
  });
}

/** The part of a category's list that is in the address. */
export function partOf({ filter, page }: InnovationsParams) {
  return { isFiltered: filter !== undefined, page };
}

export function innovationsProps(
  data: InnovationsData,
  params: InnovationsParams,
  context: PageContext,
): ArticlesScreenProps {
  const { locale, t } = context;
  const list = {
    title: selectionOf(data, context) ?? t('quality-innovations.title'),
    intro: data.category
      ? (listTexts(data.category, partOf(params)).introduction ?? undefined)
      : t('quality-innovations.intro'),
    seed: data.category?.slug ?? 'quality-innovations',
    drawing: data.category && themeDrawing(data.category),
    themes: categoryNav(data, context),
    filters: needNav(data, context),
    empty: t('articles.empty'),
    page: params.page,
    hrefOf: (page: number | undefined) => href('quality-innovations', { ...params, page }, locale),
  };
  return articlesProps(data.articles, list, context);
}

export function innovationsTrail({ category, filter }: InnovationsData, { locale, t }: PageContext): Crumb[] {
  const crumbs = [
    { label: t('routes.quality-innovations.title'), href: href('quality-innovations', {}, locale) },
    ...(category
      ? [{ label: category.label, href: href('quality-innovations', { category: category.slug }, locale) }]
      : []),
    ...(filter ? [{ label: filter.label }] : []),
  ];
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb));
}
