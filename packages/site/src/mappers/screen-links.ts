import { hasRoute, href } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import { screensOfApp } from '../market/screens-of-app.ts';
import type { FixedRoute } from '../metadata/fixed-alternates.ts';
import type { PageContext } from '../page-context.ts';

/** The link to a screen, with the title of its route; undefined if the app or the market does not have it. */
export function screenLink(route: FixedRoute, { locale, t }: PageContext): LinkItem | undefined {
  if (!screensOfApp().has(route) || !hasRoute(route, locale)) return undefined;
  return { label: t(`routes.${route}.title`), href: href(route, {}, locale) };
}

/** The link to the store finder; undefined if the market has none or has turned it off. Source: 1-site.md §6. */
export function storeFinderLink(isActive: boolean, context: PageContext): LinkItem | undefined {
  return isActive ? screenLink('store-finder', context) : undefined;
}
