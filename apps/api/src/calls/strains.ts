import type { PageStrain, ProductStrain } from '@veralune/api-client/contract';
import type { PageRow, ProductRow } from '../catalogue/rows.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { parentSlug } from './alternates.ts';
import { amountText } from './amount-text.ts';
import type { ViewContext } from './view-context.ts';

/** How much of a nutrient a product has, with its unit; undefined if it has none. */
function amountOf({ view }: ViewContext, { nutrition }: ProductRow, nutrientId: number): string | undefined {
  const found = nutrition.find(([id]) => id === nutrientId);
  if (found === undefined) return undefined;
  return amountText(found[1], view.words.of('nutrient', nutrientId).unit, view.language);
}

/** The strains of a product that have a page in the shop, in the order of the nutrition table. */
export function strainsOf(viewContext: ViewContext, row: ProductRow): ProductStrain[] {
  const { view } = viewContext;
  const pages = view.shop.pages.filter(({ strain, products }) => strain !== null && products.includes(row.id));
  return row.nutrition.flatMap(([nutrientId]) => {
    const page = pages.find(({ strain }) => strain?.nutrientId === nutrientId);
    const amount = amountOf(viewContext, row, nutrientId);
    if (!page?.strain || amount === undefined) return [];
    return {
      code: page.strain.code,
      species: view.words.of('nutrient', nutrientId).label,
      amount,
      slug: view.words.of('page', page.id).slug,
      parent_slug: parentSlug(view, page),
    };
  });
}

/** The strain of a page, with the products that the shop sells. */
export function pageStrainOf(viewContext: ViewContext, { strain, products }: PageRow): PageStrain | null {
  if (strain === null) return null;
  const { view } = viewContext;
  return {
    code: strain.code,
    species: view.words.of('nutrient', strain.nutrientId).label,
    products: products.flatMap((id) => {
      const slot = soldSlot(viewContext, view, id) ?? -1;
      const row = view.shop.products[slot]?.row;
      const card = view.cards[slot];
      const amount = row && amountOf(viewContext, row, strain.nutrientId);
      return card && amount !== undefined ? [{ name: card.name, slug: card.slug, amount }] : [];
    }),
  };
}
