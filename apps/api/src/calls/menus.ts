import type { MenuLink } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { AddressedFolder } from '../content/folders.ts';
import { targetOf } from '../content/menu-target.ts';
import type { MenusFile } from '../content/schema.ts';
import { parentSlug } from './alternates.ts';
import type { Handlers } from './handler.ts';

type Entry = MenusFile['menu'][number];

interface Target {
  readonly title: string;
  readonly slug: string;
  readonly parentSlug: string | null;
}

const idOf = (
  { kept, shops }: Catalogue,
  view: LocaleView,
  folder: AddressedFolder,
  key: string,
): number | undefined => {
  const withKey = (row: { key: string }): boolean => row.key === key;
  if (folder === 'products') return shops.get(view.shop.shopId)?.products.find(({ row }) => row.key === key)?.row.id;
  if (folder === 'themes') return kept.terms.find((row) => row.kind === 'theme' && row.key === key)?.id;
  return kept[folder].find(withKey)?.id;
};

/** What a link leads to, in the view's words; undefined where the shop has it no longer. */
const resolve = (catalogue: Catalogue, view: LocaleView, slugOf: string): Target | undefined => {
  const target = targetOf(slugOf);
  const id = target && idOf(catalogue, view, target.folder, target.key);
  if (target === undefined || id === undefined) return undefined;
  const titled = ({ title, slug }: { title: string; slug: string }): Target => ({ title, slug, parentSlug: null });
  const { words } = view;
  if (target.folder === 'brands') return titled(words.of('brand', id));
  if (target.folder === 'categories') return titled(words.of('category', id));
  if (target.folder === 'needs') return titled(words.of('need', id));
  if (target.folder === 'themes') return titled({ ...words.of('theme', id), title: words.of('theme', id).label });
  if (target.folder === 'products') {
    const card = view.cards.get(id);
    return card && titled({ title: card.name, slug: card.slug });
  }
  const page = view.shop.pages.find((row) => row.id === id);
  return page && { ...titled(words.of('page', id)), parentSlug: parentSlug(view, page) };
};

const links = (catalogue: Catalogue, view: LocaleView, entries: readonly Entry[]): MenuLink[] =>
  entries.flatMap((entry) => {
    const target = entry.slug_of === undefined ? null : resolve(catalogue, view, entry.slug_of);
    if (target === undefined) return [];
    return {
      label: entry.label[view.language] ?? target?.title ?? entry.code,
      code: entry.code,
      slug: target?.slug ?? null,
      parent_slug: target?.parentSlug ?? null,
      separate_after: entry.separate_after ?? false,
      childs: links(catalogue, view, entry.childs ?? []),
    };
  });

const codes = ['menu', 'menu_footer', 'menu_footer_legals'] as const;

export const menuHandlers: Handlers<'menus'> = {
  menus: ({ view, catalogue }) => {
    const rows = catalogue.kept.menus.filter(({ shopId }) => shopId === view.shop.shopId);
    const items = codes.flatMap((code) =>
      rows.filter((row) => row.code === code).map((row) => ({ code, items: links(catalogue, view, row.items) })),
    );
    return { items, total: items.length };
  },
};
