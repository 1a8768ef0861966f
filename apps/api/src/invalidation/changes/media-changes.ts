import type { ProductRow } from '../../catalogue/rows.ts';
import { brandCoverKey, brandLogoKey, contentsPictureKey } from '../../media/picture-keys.ts';
import type { CatalogueChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { groupChange } from './group-change.ts';
import { productChange } from './product-change.ts';
import { union, type Sides } from './sides.ts';
import { productsWhere } from './uses.ts';

/** A picture or document changes the products and brands that show it, by its name or because an editor selected it. */
export function mediaChanges(
  sides: Sides,
  { id, before: old, after: next }: ChangedEntry,
  now: number,
): CatalogueChange[] {
  const keys = sides.flatMap(({ shared }) => shared.media.keyOf(id) ?? shared.documents.keyOf(id) ?? []);
  const shows = ({ key, pictures, documents }: Pick<ProductRow, 'key' | 'pictures' | 'documents'>): boolean =>
    pictures !== null ||
    documents.some(({ files }) => Object.values(files).some((file) => keys.includes(file))) ||
    keys.some((each) => each.startsWith(`packs/${key}-`) || each === contentsPictureKey(key));
  const products = sides.flatMap((catalogue) => productsWhere(catalogue, shows));
  const brands = sides.flatMap(({ shared }) =>
    shared.brands.all.filter(({ key, logo, cover }) =>
      keys.some((each) => each === (logo ?? brandLogoKey(key)) || each === (cover ?? brandCoverKey(key))),
    ),
  );
  return [
    ...union(products).map((each) =>
      productChange(sides, { kind: 'product', id: each, before: old, after: next }, now),
    ),
    ...union(brands.map((brand) => brand.id)).map((each) =>
      groupChange(sides, 'brand', { id: each, before: old, after: next }),
    ),
  ];
}
