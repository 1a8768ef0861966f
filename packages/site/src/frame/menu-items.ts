import type { Menu, MenuLink } from '@veralune/api-client/contract';
import { hasRoute, href, hrefOfSlugs, isRouteName, type Locale, type RouteName } from '@veralune/routing';
import type { MenuItem } from '@veralune/ui/components/main-menu/main-menu';

type Target = Pick<MenuLink, 'code' | 'slug' | 'parent_slug'>;

/** Where a menu link leads; null where the market has no such screen. */
function menuHref({ code, slug, parent_slug: parent }: Target, locale: Locale): string | null {
  if (!isRouteName(code) || !hasRoute(code, locale)) return null;
  return slug === null ? fixedHref(code, locale) : hrefOfSlugs(code, slug, parent, locale);
}

const fixedRoutes = ['home', 'brands', 'products', 'needs', 'advice-home', 'innovations', 'expertises', 'about', 'contact'] as const;

const fixedHref = (code: RouteName, locale: Locale): string | null => {
  const route = fixedRoutes.find((name) => name === code);
  return route ? href(route, {}, locale) : null;
};

/** A menu as the header and footer show it; links that lead nowhere in this market are left out. */
export function menuItems(links: readonly MenuLink[], locale: Locale): MenuItem[] {
  return links.flatMap((link) => {
    const target = menuHref(link, locale);
    if (target === null) return [];
    const children = menuItems(link.childs, locale);
    return [
      {
        label: link.label,
        href: target,
        ...(link.separate_after ? { separateAfter: true } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  });
}

export const menuOf = (menus: readonly Menu[], code: Menu['code'], locale: Locale): MenuItem[] =>
  menuItems(menus.find((menu) => menu.code === code)?.items ?? [], locale);
