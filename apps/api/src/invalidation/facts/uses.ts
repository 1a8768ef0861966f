import type { Catalogue, Kept } from '../../catalogue/catalogue.ts';
import type { PageRow, ProductRow } from '../../catalogue/rows.ts';
import { homepageIds } from '../../calls/homepage.ts';
import { pagesToReadNext } from '../../calls/page-lists.ts';
import type { MenuEntryModel, MenuTargetKind } from '../../models/models.ts';

/** Products of any shop that hold something. */
export function productsWhere({ shops }: Catalogue, holds: (row: ProductRow) => boolean): number[] {
  const found = new Set<number>();
  for (const { products, order } of shops.values()) {
    for (const slot of order) {
      const row = products[slot]?.row;
      if (row && holds(row)) found.add(row.id);
    }
  }
  return [...found];
}

export function pagesWhere({ kept }: Catalogue, holds: (page: PageRow) => boolean): number[] {
  return kept.pages.all.filter(holds).map(({ id }) => id);
}

/** Ids with those of their parents. */
export function withParents(rows: Kept['needs'] | Kept['categories'], ids: readonly number[]): number[] {
  return [...new Set(ids.flatMap((id) => [id, rows.get(id)?.parentId ?? id]))];
}

export function withChildren({ needs }: Kept, ids: readonly number[]): number[] {
  return [
    ...new Set([
      ...ids,
      ...needs.all.filter(({ parentId }) => parentId !== null && ids.includes(parentId)).map(({ id }) => id),
    ]),
  ];
}

/** Source: the number that `/page/{id}/associate` answers. */
const readNext = 4;

/** Pages that show a page: its parent, its children, and those that have it among what to read next. */
export function pagesAround({ kept, slots, views }: Catalogue, id: number): number[] {
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
}

function leadsTo(entries: readonly MenuEntryModel[], kind: MenuTargetKind, id: number): boolean {
  return entries.some(({ target, childs }) => (target?.kind === kind && target.id === id) || leadsTo(childs, kind, id));
}

export function isInMenus({ kept }: Catalogue, kind: MenuTargetKind, id: number): boolean {
  return kept.menus.all.some(({ items }) => leadsTo(items, kind, id));
}

/** Whether the home page of any market shows a product or a page at `now`. */
export function isOnHome(catalogue: Catalogue, kind: 'products' | 'pages', id: number, now: number): boolean {
  return [...catalogue.shops.values()].some((shop) => homepageIds(shop, now)[kind].includes(id));
}
