import { href } from '@veralune/routing';
import type { KeyFigure } from '@veralune/ui/components/key-figures/key-figures';
import type { PillNavProps } from '@veralune/ui/components/pill-nav/pill-nav';
import type { AboutScreenProps } from '@veralune/ui/screens/about/about';
import { listTexts } from '../../listing/list-texts.ts';
import { articleItem } from '../../mappers/article-item.ts';
import { drawings } from '../../mappers/drawings.ts';
import { pillNav } from '../../mappers/pill-nav.ts';
import { themeDrawing } from '../../mappers/theme-drawing.ts';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { PageContext } from '../../page-context.ts';
import type { AboutData, AboutFigures } from './data.ts';

/** The group with its year: `L’entreprise, 2025`; undefined for all pages. */
export function groupOf({ group, year }: AboutData, { t }: PageContext): string | undefined {
  if (group === undefined || year === undefined) return group?.label;
  return t('articles.filtered', { theme: group.label, filter: year.label });
}

function groupNav({ groups, group }: AboutData, { locale, t }: PageContext): PillNavProps {
  return pillNav({
    label: t('articles.themes.label'),
    all: { label: t('about.groups.all'), href: href('about', {}, locale) },
    choices: groups,
    current: group?.slug,
    hrefOf: (theme) => href('about', { theme }, locale),
  });
}

/** The years of the group; undefined for all pages. */
function yearNav({ group, year }: AboutData, { locale, t }: PageContext): PillNavProps | undefined {
  if (group === undefined) return undefined;
  return pillNav({
    label: t('about.years.label'),
    all: { label: t('about.years.all'), href: href('about', { theme: group.slug }, locale) },
    choices: group.filters,
    current: year?.slug,
    hrefOf: (filter) => href('about', { theme: group.slug, filter }, locale),
  });
}

/** Counts of the catalogue. Needs without their groups. */
function keyFigures({ facets, needs }: AboutFigures, { t }: PageContext): KeyFigure[] {
  const counts = {
    products: facets.total,
    brands: facets.brand.length,
    needs: needs.filter(({ parent }) => parent !== null).length,
    ingredients: facets.active_ingredient.length,
  } as const;
  const names = ['products', 'brands', 'needs', 'ingredients'] as const;
  return names.map((name) => ({
    figure: String(counts[name]),
    label: t(`about.figures.${name}`, { count: counts[name] }),
  }));
}

export function aboutProps(data: AboutData, context: PageContext): AboutScreenProps {
  const { t } = context;
  const { articles, figures, group, year } = data;
  const title = groupOf(data, context);
  return {
    title: title ?? t('about.title'),
    intro: group ? (listTexts(group, { isFiltered: year !== undefined }).introduction ?? undefined) : t('about.intro'),
    figures: figures && keyFigures(figures, context),
    drawing: data.group && themeDrawing(data.group),
    groups: groupNav(data, context),
    years: yearNav(data, context),
    pages: { title: t('about.pages.title'), items: articles.pages.map((page) => articleItem(page, context)) },
    drawings,
  };
}

export function aboutTrail({ group, year }: AboutData, { locale, t }: PageContext): Crumb[] {
  const crumbs = [
    { label: t('routes.about.title'), href: href('about', {}, locale) },
    ...(group ? [{ label: group.label, href: href('about', { theme: group.slug }, locale) }] : []),
    ...(year ? [{ label: year.label }] : []),
  ];
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb));
}
