import { createHash } from 'node:crypto';
import type { BrandFile, MediaFile, ProductFile } from '../content/schema.ts';
import { typeOfOriginal, type Format } from './formats.ts';
import { recipeVersion, variantWidths } from './recipe.ts';

/** A picture as the API serves it. */
export interface Picture {
  readonly key: string;
  /** Name of the original in the storage, `<SHA-256>.<type>`. */
  readonly original: string;
  /** Ten hexadecimal digits that change with the original and with the way variants are made. */
  readonly version: string;
  /** Size of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Widths of the variants, the largest last. */
  readonly widths: readonly number[];
  /** Formats of the variants, the most compact first; every browser reads the last. */
  readonly formats: readonly [Format, ...Format[]];
  readonly alt: MediaFile['alt'];
  readonly focus: MediaFile['focus'];
}

type ChosenProductPictures = ProductFile['pictures'];
type ChosenBrandPictures = Pick<BrandFile, 'logo' | 'cover'>;

/** Every picture by key, and what products and brands show instead of the pictures that their names give. */
export interface MediaIndex {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly products: ReadonlyMap<string, NonNullable<ChosenProductPictures>>;
  readonly brands: ReadonlyMap<string, ChosenBrandPictures>;
}

export interface MediaIndexInput {
  readonly media: Iterable<readonly [key: string, file: MediaFile]>;
  readonly products: Iterable<readonly [key: string, file: { readonly pictures?: ChosenProductPictures }]>;
  readonly brands: Iterable<readonly [key: string, file: ChosenBrandPictures]>;
}

/** An original narrower than the smallest width keeps its own. */
const widthsOf = (width: number): readonly number[] => {
  const fitting = variantWidths.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
};

/** The original's kind if all browsers read it; else PNG where transparency must be kept, and JPEG. */
const fallbackOf = ({ original, transparent }: MediaFile): Format => {
  const type = typeOfOriginal(original);
  return type === 'png' || transparent ? 'png' : 'jpeg';
};

/** A picture of the content, or of a resource that has the same shape. */
export const pictureOf = (key: string, file: MediaFile): Picture => {
  const widths = widthsOf(file.width);
  const width = widths.at(-1) ?? file.width;
  return {
    key,
    original: file.original,
    version: createHash('sha256').update(file.original).update(recipeVersion).digest('hex').slice(0, 10),
    width,
    height: Math.max(1, Math.round((file.height * width) / file.width)),
    widths,
    formats: ['avif', 'webp', fallbackOf(file)],
    alt: file.alt,
    focus: file.focus,
  };
};

export const createMediaIndex = ({ media, products, brands }: MediaIndexInput): MediaIndex => ({
  pictures: new Map([...media].map(([key, file]) => [key, pictureOf(key, file)])),
  products: new Map([...products].flatMap(([key, { pictures }]) => (pictures ? [[key, pictures] as const] : []))),
  brands: new Map([...brands].flatMap(([key, { logo, cover }]) => (logo ?? cover ? [[key, { logo, cover }] as const] : []))),
});
