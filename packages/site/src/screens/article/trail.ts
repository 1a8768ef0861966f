import type { Page } from '@veralune/api-client/contract';
import { entityHref, hrefOfSlugs, listOfEntity, type EntityKind } from '@veralune/routing';
import type { Crumb } from '../../metadata/breadcrumb-json-ld.ts';
import type { PageContext } from '../../page-context.ts';

interface ParentLink {
  readonly kind: EntityKind;
  readonly slug: string;
  readonly label: string;
}

/** The entity between a page and its list in the breadcrumb. */
function parentOf({ type, parent, theme }: Page): ParentLink | null {
  switch (type.technical_name) {
    case 'advice':
      return theme && { kind: 'thematic', slug: theme.slug, label: theme.label };
    case 'innovation':
      return theme && { kind: 'innovation_category', slug: theme.slug, label: theme.label };
    case 'about':
      return theme && { kind: 'about_category', slug: theme.slug, label: theme.label };
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

/** The breadcrumbs above a page, by its type; empty for pages without a list. */
export function listOf(page: Page, { locale, t }: PageContext): (Crumb & { href: string })[] {
  const list = listOfEntity(page.type.technical_name);
  const parentLink = parentOf(page);
  return [
    ...(list === undefined ? [] : crumb(t(`routes.${list}.title`), hrefOfSlugs(list, null, null, locale))),
    ...(parentLink === null ? [] : crumb(parentLink.label, entityHref({ ...parentLink, parent: null }, locale))),
  ];
}

/** The breadcrumb of a page. Source: 1-site.md §2 "Breadcrumb". */
export function articleTrail(page: Page, context: PageContext): Crumb[] {
  return [...listOf(page, context), { label: page.title }];
}
