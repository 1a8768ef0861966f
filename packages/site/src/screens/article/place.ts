import type { Page } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { Present } from '../../present/context.ts';

/** The list that a page belongs to, by its type; undefined for pages that stand alone. */
export function listOf({ type, parent, theme }: Page, { locale, t }: Present): (Crumb & { href: string })[] {
  switch (type.technical_name) {
    case 'advice': {
      const home = { label: t('routes.advice-home.title'), href: href('advice-home', {}, locale) };
      return theme ? [home, { label: theme.label, href: href('advice-theme', { theme: theme.slug }, locale) }] : [home];
    }
    case 'innovation':
      return [{ label: t('routes.innovations.title'), href: href('innovations', {}, locale) }];
    case 'corpo_main':
      return [{ label: t('routes.expertises.title'), href: href('expertises', {}, locale) }];
    case 'corpo_page': {
      const all = { label: t('routes.expertises.title'), href: href('expertises', {}, locale) };
      return parent ? [all, { label: parent.title, href: href('expertise', { slug: parent.slug }, locale) }] : [all];
    }
    case 'about':
      return [{ label: t('routes.about.title'), href: href('about', {}, locale) }];
    case 'brand_corner_main':
    case 'brand_corner_page':
      return parent
        ? [
            { label: t('routes.brands.title'), href: href('brands', {}, locale) },
            { label: parent.title, href: href('brand', { slug: parent.slug }, locale) },
          ]
        : [];
    case 'actualite':
    case 'information':
    case 'standard':
      return [];
  }
}

/** The breadcrumb of a page. Source: 1-site.md §2 "Breadcrumb". */
export const articleTrail = (page: Page, present: Present): Crumb[] => [...listOf(page, present), { label: page.title }];
