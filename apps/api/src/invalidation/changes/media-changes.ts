import type { ProductRow } from '../../catalogue/rows.ts';
import { brandCoverKey, brandLogoKey, contentsPictureKey } from '../../media/picture-keys.ts';
import type { CatalogueChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { groupChange } from './group-change.ts';
import { pageChange } from './page-change.ts';
import { productChange } from './product-change.ts';
import { union, type Sides } from './sides.ts';
import { pagesWhere, productsWhere } from './uses.ts';

/** A picture or document changes the products, brands and pages that show it, by its name or because an editor selected it. */
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
  const pages = sides.flatMap((catalogue) =>
    pagesWhere(catalogue, ({ video }) => video !== null && keys.includes(video.poster)),
  );
  return [
    ...union(products).map((each) =>
      productChange(sides, { kind: 'product', id: each, before: old, after: next }, now),
    ),
    ...union(brands.map((brand) => brand.id)).map((each) =>
      groupChange(sides, 'brand', { id: each, before: old, after: next }),
    ),
    ...union(pages).flatMap(
      (each) => pageChange(sides, { kind: 'page', id: each, before: old, after: next }, now) ?? [],
    ),
  ];
}
