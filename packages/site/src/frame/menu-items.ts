import type { Menu, MenuLink } from '@veralune/api-client/contract';
import { hrefOfSlugs, isRouteName, type Locale } from '@veralune/routing';
import { pictureOf } from '../mappers/picture.ts';
import { screensOfApp } from '../market/screens-of-app.ts';
import type { MenuItem } from '@veralune/ui/components/main-menu/main-menu';

type Target = Pick<MenuLink, 'code' | 'slug' | 'parent_slug'>;

/** The address of a menu link, or null when the app does not have the screen. */
export function menuHref({ code, slug, parent_slug: parent }: Target, locale: Locale): string | null {
  return isRouteName(code) && screensOfApp().has(code) ? hrefOfSlugs(code, slug, parent, locale) : null;
}

/** What the first level of a panel shows beside its labels. */
function pictureProps({ picto, pack }: MenuLink, depth: number): Pick<MenuItem, 'picto' | 'pack'> {
  if (depth !== 1) return {};
  return { ...(picto === null ? {} : { picto }), ...(pack === null ? {} : { pack: pictureOf(pack) }) };
}

/** The menu of the header or footer. Links without a target in this market are left out. */
export function menuItems(links: readonly MenuLink[], locale: Locale, depth = 0): MenuItem[] {
  return links.flatMap((link) => {
    const target = menuHref(link, locale);
    if (target === null) return [];
    const children = menuItems(link.childs, locale, depth + 1);
    return [
      {
        label: link.label,
        href: target,
        ...(link.separate_after ? { separateAfter: true } : {}),
        ...pictureProps(link, depth),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  });
}

export function menuOf(menus: readonly Menu[], code: Menu['code'], locale: Locale): MenuItem[] {
  return menuItems(menus.find((menu) => menu.code === code)?.items ?? [], locale);
}
