import { brandPack, productCard } from '../../calls/entities.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ProductRow } from '../../catalogue/rows.ts';
import { soldSlot } from '../../catalogue/sold-product.ts';
import type { ProductChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { publishedSides, type CardIn } from './published-in.ts';
import { union, type Sides } from './sides.ts';
import { isInMenus, isOnHome, pagesWhere, productsWhere, withParents } from './uses.ts';

function productIn(id: number): CardIn {
  return (catalogue, view) => {
    const slot = soldSlot(catalogue, view, id);
    if (slot === undefined) return undefined;
    const { row } = view.shop.products[slot] ?? {};
    const { revision: _, sizes, ...fields } = row ?? ({} as ProductRow);
    const offers = sizes.map((size) => [size.days, size.grams, size.millilitres, size.offers[view.shop.shopId]]);
    const card = productCard({ ...catalogue, view }, slot);
    return { slug: card.slug, card: [card, fields, offers] };
  };
}

export function rowOf({ slots, shops }: Catalogue, id: number): ProductRow | undefined {
  const slot = slots.of('product', id);
  if (slot === undefined) return undefined;
  for (const { products } of shops.values()) if (products[slot]) return products[slot].row;
  return undefined;
}

function groupsOf(row: ProductRow | undefined): string {
  return JSON.stringify(row && [row.brandId, row.categories, row.needs]);
}

/**
 * The pictures of the packs of brands in all locales, to compare. Without their alternative text, the name of the product: they
 * decorate the name of the brand, and the menu of every page has them.
 */
function packsOf(catalogue: Catalogue, brandIds: readonly number[]): string {
  const views = [...catalogue.views.values()];
  return JSON.stringify(views.map((view) => brandIds.map((id) => brandPack({ ...catalogue, view }, id)?.url)));
}

export function productChange([before, after]: Sides, entry: ChangedEntry, now: number): ProductChange {
  const { id, turned = false, reviewed = false } = entry;
  const rows = [before, after].flatMap((catalogue) => rowOf(catalogue, id) ?? []);
  const brandIds = union(rows.map(({ brandId }) => brandId));
  const uses = [before, after].map((catalogue) => ({
    products: productsWhere(catalogue, ({ related }) => related.includes(id)),
    pages: pagesWhere(catalogue, ({ products }) => products.includes(id)),
  }));
  return {
    kind: 'product',
    id,
    published: publishedSides(before, after, entry, productIn(id)),
    uses: {
      products: union(...uses.map(({ products }) => products)),
      pages: union(...uses.map(({ pages }) => pages)),
      brandListings: brandIds,
      categoryListings: union(...rows.map(({ categories }) => withParents(after.shared.categories, categories))),
      needListings: union(...rows.map(({ needs }) => withParents(after.shared.needs, needs))),
    },
    // A home page can still show it as new, although it is not at `now`.
    onHome: turned || [before, after].some((catalogue) => isOnHome(catalogue, 'products', id, now)),
    inMenus: [before, after].some((catalogue) => isInMenus(catalogue, 'product', id)),
    reviewed,
    ofBrandPack: packsOf(before, brandIds) !== packsOf(after, brandIds),
    moved: turned || groupsOf(rowOf(before, id)) !== groupsOf(rowOf(after, id)),
  };
}
