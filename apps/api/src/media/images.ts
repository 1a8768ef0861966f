import type { Image } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import type { BrandRow, ProductRow } from '../catalogue/rows.ts';
import { brandCoverKey, brandLogoKey, contentsPictureKey, neutralPackKey, packPictureKey } from './picture-keys.ts';
import type { Picture, Pictures } from './picture.ts';

function isCentred({ focus }: Picture): boolean {
  return focus.x === 0.5 && focus.y === 0.5;
}

/** The version in the URL allows caches to keep the picture. */
function imageOf(picture: Picture, alt: string): Image {
  return {
    url: `/media/${picture.key}.${picture.version}`,
    alt,
    width: picture.width,
    height: picture.height,
    widths: [...picture.widths],
    formats: [...picture.formats],
    ...(isCentred(picture) ? {} : { focus: picture.focus }),
  };
}

/** Placeholder if the catalogue has no neutral pack. */
function unknownPicture(key: string, alt: string): Image {
  return {
    url: `/media/${key}`,
    alt,
    width: 960,
    height: 960,
    widths: [360, 720, 960],
    formats: ['avif', 'webp', 'jpeg'],
  };
}

type Pictured = Pick<ProductRow, 'key' | 'pictures'>;

function chosenPack({ pictures }: Pictured, language: Language): string | undefined {
  return typeof pictures?.pack === 'string' ? pictures.pack : pictures?.pack?.[language];
}

/**
 * The pack of a product: the picture that editors chose, otherwise the pack in the language, otherwise the neutral pack.
 * @param alt used if the picture has no alternative text in the language: the product's name
 */
export function packImage(media: Pictures, product: Pictured, language: Language, alt: string): Image {
  const picture =
    media.get(chosenPack(product, language) ?? packPictureKey(product.key, language)) ?? media.get(neutralPackKey);
  return picture ? imageOf(picture, picture.alt[language] ?? alt) : unknownPicture(neutralPackKey, alt);
}

/** The pictures of a product after its pack: those that editors chose, otherwise the contents of the pack. */
export function galleryImages(media: Pictures, product: Pictured, language: Language, alt: string): Image[] {
  const keys = product.pictures?.gallery ?? [contentsPictureKey(product.key)];
  return keys.flatMap((key) => {
    const picture = media.get(key);
    return picture ? [imageOf(picture, picture.alt[language] ?? alt)] : [];
  });
}

/** A picture by its key; null if it does not exist. Decorative, so it has no alternative text by default. */
export function pictureImage(media: Pictures, key: string, language: Language): Image | null {
  const picture = media.get(key);
  return picture ? imageOf(picture, picture.alt[language] ?? '') : null;
}

type Brand = Pick<BrandRow, 'key' | 'logo' | 'cover'>;

/** A brand's logo on a transparent background; null if it has none. */
export function brandLogo(media: Pictures, brand: Brand, language: Language, alt: string): Image | null {
  const picture = media.get(brand.logo ?? brandLogoKey(brand.key));
  return picture ? imageOf(picture, picture.alt[language] ?? alt) : null;
}

/** A group picture of a brand's packs; null if it has none. Decorative, so it has no alternative text by default. */
export function brandCover(media: Pictures, brand: Brand, language: Language): Image | null {
  return pictureImage(media, brand.cover ?? brandCoverKey(brand.key), language);
}
