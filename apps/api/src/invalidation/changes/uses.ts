import type { Catalogue, SharedRows } from '../../catalogue/catalogue.ts';
import type { PageRow, ProductRow } from '../../catalogue/rows.ts';
import { homepageIds } from '../../calls/homepage.ts';
import { pagesToReadNext } from '../../calls/page-lists.ts';
import type { MenuEntryModel, MenuTargetKind } from '../../models/models.ts';

/** Ids of the products of all shops that match. */
export function productsWhere({ shops }: Catalogue, matches: (row: ProductRow) => boolean): number[] {
  const found = new Set<number>();
  for (const { products, order } of shops.values()) {
    for (const slot of order) {
      const row = products[slot]?.row;
      if (row && matches(row)) found.add(row.id);
    }
  }
  return [...found];
}

/** Ids of the pages of all shops that match. */
export function pagesWhere({ shared }: Catalogue, matches: (page: PageRow) => boolean): number[] {
  return shared.pages.all.filter(matches).map(({ id }) => id);
}

/** Ids with the ids of their parents. */
export function withParents(rows: SharedRows['needs'] | SharedRows['categories'], ids: readonly number[]): number[] {
  return [...new Set(ids.flatMap((id) => [id, rows.get(id)?.parentId ?? id]))];
}

export function withChildren({ needs }: SharedRows, ids: readonly number[]): number[] {
  return [
    ...new Set([
      ...ids,
      ...needs.all.filter(({ parentId }) => parentId !== null && ids.includes(parentId)).map(({ id }) => id),
    ]),
  ];
}

/** The number of pages in answers of `/page/{id}/associate`. */
const readNext = 4;

/** Pages that show a page: its parent, its children, and pages that recommend it to read next. */
export function pagesAround({ shared, slots, views }: Catalogue, id: number): number[] {
  const page = shared.pages.get(id);
  if (page === undefined) return [];
  const relatives = shared.pages.all.filter(
    (other) =>
      other.id === page.parentId || other.parentId === id || (other.brandId !== null && other.brandId === page.brandId),
  );
  const readers = [...views.values()].flatMap((view) =>
    view.shop.pages.filter((other) => {
      const next = pagesToReadNext({ shared, slots, view }, other).slice(0, readNext);
      return next.some((each) => each.id === id);
    }),
  );
  return [...new Set([...relatives, ...readers].map((each) => each.id))].filter((each) => each !== id);
}

function leadsTo(entries: readonly MenuEntryModel[], kind: MenuTargetKind, id: number): boolean {
  return entries.some(({ target, childs }) => (target?.kind === kind && target.id === id) || leadsTo(childs, kind, id));
}

/** Whether a menu or the discount banner of any market links to an entity. */
export function isInMenus({ shared }: Catalogue, kind: MenuTargetKind, id: number): boolean {
  return (
    shared.menus.all.some(({ items }) => leadsTo(items, kind, id)) ||
    shared.settings.all.some(({ banner }) => banner?.target?.kind === kind && banner.target.id === id)
  );
}

/** Whether the home page of any market shows a product or a page at `now`. */
export function isOnHome(catalogue: Catalogue, kind: 'products' | 'pages', id: number, now: number): boolean {
  return [...catalogue.shops.values()].some((shop) => homepageIds(shop, now)[kind].includes(id));
}
