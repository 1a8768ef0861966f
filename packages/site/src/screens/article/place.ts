import type { Page } from '@veralune/api-client/contract';
import { entityHref, hrefOfSlugs, listOfEntity, type EntityKind } from '@veralune/routing';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { Present } from '../../present/context.ts';

interface Above {
  readonly kind: EntityKind;
  readonly slug: string;
  readonly label: string;
}

/** What a page belongs to between its list and itself. */
function aboveOf({ type, parent, theme }: Page): Above | null {
  switch (type.technical_name) {
    case 'advice':
      return theme && { kind: 'thematic', slug: theme.slug, label: theme.label };
    case 'corpo_page':
      return parent && { kind: 'corpo_main', slug: parent.slug, label: parent.title };
    case 'brand_corner_main':
    case 'brand_corner_page':
      return parent && { kind: 'brand', slug: parent.slug, label: parent.title };
    default:
      return null;
  }
}

function crumb(label: string, href: string | null) {
  return href === null ? [] : [{ label, href }];
}

/** The lists that a page belongs to, by its type; none for pages that stand alone. */
export function listOf(page: Page, { locale, t }: Present): (Crumb & { href: string })[] {
  const list = listOfEntity(page.type.technical_name);
  const above = aboveOf(page);
  return [
    ...(list === undefined ? [] : crumb(t(`routes.${list}.title`), hrefOfSlugs(list, null, null, locale))),
    ...(above === null ? [] : crumb(above.label, entityHref({ ...above, parent: null }, locale))),
  ];
}

/** The breadcrumb of a page. Source: 1-site.md §2 "Breadcrumb". */
export function articleTrail(page: Page, present: Present): Crumb[] {
  return [...listOf(page, present), { label: page.title }];
}
