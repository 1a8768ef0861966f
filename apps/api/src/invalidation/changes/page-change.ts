import { parentSlug } from '../../calls/alternates.ts';
import { pageCard } from '../../calls/entities.ts';
import { yearOf } from '../../calls/themes.ts';
import type { PageRow } from '../../catalogue/rows.ts';
import type { PageChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { publishedSides, type CardIn } from './published-in.ts';
import { union, type Sides } from './sides.ts';
import { isInMenus, isOnHome, pagesAround, withChildren, withParents } from './uses.ts';

function pageIn(id: number): CardIn {
  return (catalogue, view) => {
    const page = view.shop.pages.find((row) => row.id === id);
    if (page === undefined) return undefined;
    // Lists do not show the credits, sources and video.
    const { revision: _, credits: __, sources: ___, video: ____, ...fields } = page;
    const card = pageCard({ ...catalogue, view }, page);
    return { slug: [parentSlug(view, page), card.slug].filter(Boolean).join('/'), card: [card, fields] };
  };
}

function listsOf(page: PageRow | undefined): string {
  return JSON.stringify(page && [page.themeId, page.needs, yearOf(page)]);
}

export function pageChange([before, after]: Sides, entry: ChangedEntry, now: number): PageChange | null {
  const { id } = entry;
  const both = [before, after];
  const rows = both.flatMap(({ shared }) => shared.pages.get(id) ?? []);
  const [first] = rows;
  if (first === undefined) return null;
  const needs = union(...rows.map((row) => row.needs));
  return {
    kind: 'page',
    id,
    published: publishedSides(before, after, entry, pageIn(id)),
    uses: {
      products: union(...rows.map(({ products }) => products)),
      pages: union(...both.map((catalogue) => pagesAround(catalogue, id))),
    },
    onHome: both.some((catalogue) => isOnHome(catalogue, 'pages', id, now)),
    inMenus: both.some((catalogue) => isInMenus(catalogue, 'page', id)),
    type: first.type,
    moved: listsOf(before.shared.pages.get(id)) !== listsOf(after.shared.pages.get(id)),
    themes: union(rows.flatMap(({ themeId }) => themeId ?? [])),
    corners: union(rows.flatMap(({ brandId }) => brandId ?? [])),
    needsWithParents: withParents(after.shared.needs, needs),
    needsWithChildren: withChildren(after.shared, needs),
  };
}
