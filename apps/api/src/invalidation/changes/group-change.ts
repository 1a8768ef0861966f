import { brandCard, need } from '../../calls/entities.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isSold } from '../../catalogue/in-shop.ts';
import type { ProductRow } from '../../catalogue/rows.ts';
import type { GroupChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { publishedSides, type CardIn } from './published-in.ts';
import { union, type Sides } from './sides.ts';
import { isInMenus, pagesWhere, productsWhere } from './uses.ts';

export type Group = GroupChange['kind'];

export function groupIn(kind: Group, id: number): CardIn {
  return (catalogue, view) => {
    const viewContext = { ...catalogue, view };
    const group = kind === 'category' ? 'products' : kind;
    if (!isSold(catalogue, view.shop, group, id)) return undefined;
    if (kind === 'brand') return { slug: brandCard(viewContext, id).slug, card: brandCard(viewContext, id) };
    if (kind === 'need') return { slug: need(viewContext, id).slug, card: need(viewContext, id) };
    const { slug, title } = view.words.of('category', id);
    return { slug, card: title };
  };
}

function holdsGroup(kind: Group, id: number) {
  return ({ brandId, needs, categories }: ProductRow): boolean =>
    kind === 'brand' ? brandId === id : kind === 'need' ? needs.includes(id) : categories.includes(id);
}

function parentAndChildren({ shared }: Catalogue, id: number): number[] {
  return shared.needs.all
    .filter((row) => row.parentId === id || row.id === shared.needs.get(id)?.parentId)
    .map((row) => row.id);
}

export function groupChange([before, after]: Sides, kind: Group, entry: Omit<ChangedEntry, 'kind'>): GroupChange {
  const { id } = entry;
  const both = [before, after];
  const listing = { brand: 'brandListings', need: 'needListings', category: 'categoryListings' } as const;
  return {
    kind,
    id,
    published: publishedSides(before, after, entry, groupIn(kind, id)),
    uses: {
      products: union(...both.map((catalogue) => productsWhere(catalogue, holdsGroup(kind, id)))),
      pages: union(
        ...both.map((catalogue) =>
          pagesWhere(catalogue, (page) =>
            kind === 'brand' ? page.brandId === id : kind === 'need' && page.needs.includes(id),
          ),
        ),
      ),
      needs: kind === 'need' ? union(...both.map((catalogue) => parentAndChildren(catalogue, id))) : [],
      [listing[kind]]: [id],
    },
    onHome: kind !== 'category',
    inMenus: both.some((catalogue) => isInMenus(catalogue, kind, id)),
  };
}
