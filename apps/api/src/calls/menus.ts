import type { MenuLink, PageType } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSold, pageCount } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { cardOf } from '../catalogue/sold-product.ts';
import type { MenuEntryModel } from '../models/models.ts';
import { menuCodes } from '../resources/bodies.ts';
import { parentSlug } from './alternates.ts';
import { brandPack } from './entities.ts';
import type { Handlers } from './handler.ts';

interface Target {
  readonly title: string;
  readonly slug: string;
  readonly parentSlug: string | null;
}

function titled({ title, slug }: { title: string; slug: string }): Target {
  return { title, slug, parentSlug: null };
}

/** Type of the pages that a screen lists by theme. */
const listedPages: Readonly<Record<string, PageType>> = {
  'advice-theme': 'advice',
  'quality-innovations': 'innovation',
  about: 'about',
};

const groups = { brand: 'brand', need: 'need', category: 'products' } as const;

/** Title and slug of a link's target in the view's language; undefined if the shop no longer shows it. */
export function resolveTarget(
  catalogue: Catalogue,
  view: LocaleView,
  { kind, id }: MenuTarget,
  screen: string,
): Target | undefined {
  const { words } = view;
  switch (kind) {
    case 'product': {
      const card = cardOf(catalogue, view, id);
      return card && titled({ title: card.name, slug: card.slug });
    }
    case 'page': {
      const page = view.shop.pages.find((row) => row.id === id);
      return page && { ...titled(words.of('page', id)), parentSlug: parentSlug(view, page) };
    }
    case 'theme': {
      const type = listedPages[screen];
      if (type === undefined || pageCount(view.shop, id, type) === 0) return undefined;
      const { label, slug } = words.of('theme', id);
      return titled({ title: label, slug });
    }
    default:
      return isSold(catalogue, view.shop, groups[kind], id) ? titled(words.of(kind, id)) : undefined;
  }
}

type MenuTarget = NonNullable<MenuEntryModel['target']>;

/** What a panel of the menu shows beside the label. */
function pictureOf(
  { shared, slots }: Catalogue,
  view: LocaleView,
  target: MenuEntryModel['target'],
): Pick<MenuLink, 'picto' | 'pack'> {
  return {
    picto: target?.kind === 'need' ? (shared.needs.get(target.id)?.picto ?? null) : null,
    pack: target?.kind === 'brand' ? brandPack({ shared, slots, view }, target.id) : null,
  };
}

function links(catalogue: Catalogue, view: LocaleView, entries: readonly MenuEntryModel[]): MenuLink[] {
  return entries.flatMap((entry) => {
    const target = entry.target && resolveTarget(catalogue, view, entry.target, entry.code);
    if (target === undefined) return [];
    return {
      label: entry.label[view.language] ?? target?.title ?? entry.code,
      code: entry.code,
      slug: target?.slug ?? null,
      parent_slug: target?.parentSlug ?? null,
      separate_after: entry.separateAfter,
      ...pictureOf(catalogue, view, entry.target),
      childs: links(catalogue, view, entry.childs),
    };
  });
}

export const menuHandlers: Handlers<'menus'> = {
  menus: ({ view, catalogue }) => {
    const rows = catalogue.shared.menus.all.filter(({ shopId }) => shopId === view.shop.shopId);
    const items = menuCodes.flatMap((code) =>
      rows.filter((row) => row.code === code).map((row) => ({ code, items: links(catalogue, view, row.items) })),
    );
    return { items, total: items.length };
  },
};
