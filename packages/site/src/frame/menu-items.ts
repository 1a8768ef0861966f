import type { Menu, MenuLink } from '@veralune/api-client/contract';
import { hrefOfSlugs, isRouteName, type Locale } from '@veralune/routing';
import { screensOfApp } from '../market/screens-of-app.ts';
import type { MenuItem } from '@veralune/ui/components/main-menu/main-menu';

type Target = Pick<MenuLink, 'code' | 'slug' | 'parent_slug'>;

/** The address of a menu link, or null when the app does not have the screen. */
export function menuHref({ code, slug, parent_slug: parent }: Target, locale: Locale): string | null {
  return isRouteName(code) && screensOfApp().has(code) ? hrefOfSlugs(code, slug, parent, locale) : null;
}

/** The menu of the header or footer. Links without a target in this market are left out. */
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

export function menuOf(menus: readonly Menu[], code: Menu['code'], locale: Locale): MenuItem[] {
  return menuItems(menus.find((menu) => menu.code === code)?.items ?? [], locale);
}
