import type { Catalogue, Kept } from '../../catalogue/catalogue.ts';
import type { PageRow, ProductRow } from '../../catalogue/rows.ts';
import { homepageIds } from '../../calls/homepage.ts';
import { pagesToReadNext } from '../../calls/page-lists.ts';
import type { MenuEntryModel, MenuTargetKind } from '../../models/models.ts';

/** Products of any shop that hold something. */
export const productsWhere = ({ shops }: Catalogue, holds: (row: ProductRow) => boolean): number[] => {
  const found = new Set<number>();
  for (const { products, order } of shops.values()) {
    for (const slot of order) {
      const row = products[slot]?.row;
      if (row && holds(row)) found.add(row.id);
    }
  }
  return [...found];
};

export const pagesWhere = ({ kept }: Catalogue, holds: (page: PageRow) => boolean): number[] =>
  kept.pages.all.filter(holds).map(({ id }) => id);

/** Ids with those of their parents. */
export const withParents = (rows: Kept['needs'] | Kept['categories'], ids: readonly number[]): number[] => [
  ...new Set(ids.flatMap((id) => [id, rows.get(id)?.parentId ?? id])),
];

export const withChildren = ({ needs }: Kept, ids: readonly number[]): number[] => [
  ...new Set([
    ...ids,
    ...needs.all.filter(({ parentId }) => parentId !== null && ids.includes(parentId)).map(({ id }) => id),
  ]),
];

/** Source: the number that `/page/{id}/associate` answers. */
const readNext = 4;

/** Pages that show a page: its parent, its children, and those that have it among what to read next. */
export const pagesAround = ({ kept, slots, views }: Catalogue, id: number): number[] => {
  const page = kept.pages.get(id);
  if (page === undefined) return [];
  const family = kept.pages.all.filter(
    (other) =>
      other.id === page.parentId || other.parentId === id || (other.brandId !== null && other.brandId === page.brandId),
  );
  const readers = [...views.values()].flatMap((view) =>
    view.shop.pages.filter((other) => {
      const next = pagesToReadNext({ kept, slots, view }, other).slice(0, readNext);
      return next.some((each) => each.id === id);
    }),
  );
  return [...new Set([...family, ...readers].map((each) => each.id))].filter((each) => each !== id);
};

const leadsTo = (entries: readonly MenuEntryModel[], kind: MenuTargetKind, id: number): boolean =>
  entries.some(({ target, childs }) => (target?.kind === kind && target.id === id) || leadsTo(childs, kind, id));

export const isInMenus = ({ kept }: Catalogue, kind: MenuTargetKind, id: number): boolean =>
  kept.menus.all.some(({ items }) => leadsTo(items, kind, id));

/** Whether the home page of any market shows a product or a page at `now`. */
export const isOnHome = (catalogue: Catalogue, kind: 'products' | 'pages', id: number, now: number): boolean =>
  [...catalogue.shops.values()].some((shop) => homepageIds(shop, now)[kind].includes(id));
