import type { Content } from '../../src/content/folders.ts';
import { packShapes, type ProductFile } from '../../src/content/schema.ts';
import { brandCoverKey, contentsPictureKey, packPictureKey } from '../../src/media/picture-keys.ts';

type ShownContent = Pick<Content, 'brands' | 'themes' | 'needs' | 'products' | 'galenic-formats'>;

/** A picture of the catalogue as an example of its kind. */
interface PictureSpecimen {
  /** Its key in the content. */
  readonly name: string;
  /** The shape of the pack, the galenic format or the brand that it shows. */
  readonly of: string;
  readonly caption: string;
}

/** Examples from the catalogue for the docs of packages/ui, which can't import it. */
export interface Specimens {
  readonly brands: readonly { key: string; title: string; color: string }[];
  readonly themes: readonly { key: string; title: string; color: string }[];
  readonly needs: readonly { key: string; parent: string | null; title: string; picto: string }[];
  readonly packs: readonly PictureSpecimen[];
  readonly contents: readonly PictureSpecimen[];
  readonly covers: readonly PictureSpecimen[];
}

type Product = readonly [key: string, product: ProductFile];

/** One product for each value, preferably of a brand without an example so far. */
function oneOfEach(products: readonly Product[], values: readonly string[], valueOf: (product: ProductFile) => string) {
  const shown = new Set<string>();
  return values.flatMap((value) => {
    const having = products.filter(([, product]) => valueOf(product) === value);
    const found = having.find(([, { brand }]) => !shown.has(brand)) ?? having[0];
    if (found) shown.add(found[1].brand);
    return found ? [{ of: value, key: found[0], name: found[1].texts.fr.name }] : [];
  });
}

export function specimensOf(content: ShownContent): Specimens {
  const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }) =>
    a.order - b.order || a.id - b.id;
  const products = [...content.products].sort(([, a], [, b]) => byOrder(a, b));
  const formats = [...content['galenic-formats'].keys()];
  return {
    brands: [...content.brands].map(([key, { color, texts }]) => ({ key, title: texts.fr.title, color })),
    themes: [...content.themes].flatMap(([key, { color, texts }]) =>
      color === undefined ? [] : { key, title: texts.fr.label, color },
    ),
    needs: [...content.needs]
      .sort(([, a], [, b]) => byOrder(a, b))
      .map(([key, { parent, picto, texts }]) => ({ key, parent, title: texts.fr.title, picto })),
    packs: oneOfEach(products, packShapes, ({ pack }) => pack).map(({ of, key, name }) => ({
      name: packPictureKey(key, 'fr'),
      of,
      caption: name,
    })),
    contents: oneOfEach(products, formats, ({ galenic_format: format }) => format).map(({ of, key, name }) => ({
      name: contentsPictureKey(key),
      of,
      caption: name,
    })),
    covers: [...content.brands].map(([key, { texts }]) => ({
      name: brandCoverKey(key),
      of: key,
      caption: texts.fr.title,
    })),
  };
}
