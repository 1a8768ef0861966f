import type { Image } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import type { BrandRow, ProductRow } from '../catalogue/rows.ts';
import { brandCoverName, brandLogoName, contentsName, neutralPackName, packName } from './names.ts';
import type { Picture, Pictures } from './picture.ts';

function isCentred({ focus }: Picture): boolean {
  return focus.x === 0.5 && focus.y === 0.5;
}

/** The version in the address lets every cache keep the picture. */
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

/** Shown where the catalogue has no neutral pack. */
function unknownPicture(key: string, alt: string): Image {
  return {
    url: `/media/${key}`,
    alt,
    width: 960,
    height: 960,
    widths: [320, 640, 960],
    formats: ['avif', 'webp', 'jpeg'],
  };
}

type Pictured = Pick<ProductRow, 'key' | 'pictures'>;

function chosenPack({ pictures }: Pictured, language: Language): string | undefined {
  return typeof pictures?.pack === 'string' ? pictures.pack : pictures?.pack?.[language];
}

/**
 * The pack of a product: the picture that editors chose, else the one printed in the language, else the neutral pack.
 * @param alt the product's name, for a picture that has no alternative text in the language
 */
export function packImage(media: Pictures, product: Pictured, language: Language, alt: string): Image {
  const picture =
    media.get(chosenPack(product, language) ?? packName(product.key, language)) ?? media.get(neutralPackName);
  return picture ? imageOf(picture, picture.alt[language] ?? alt) : unknownPicture(neutralPackName, alt);
}

/** The pictures of a product that follow its pack: those that editors chose, else what the pack holds. */
export function galleryImages(media: Pictures, product: Pictured, language: Language, alt: string): Image[] {
  const keys = product.pictures?.gallery ?? [contentsName(product.key)];
  return keys.flatMap((key) => {
    const picture = media.get(key);
    return picture ? [imageOf(picture, picture.alt[language] ?? alt)] : [];
  });
}

type Brand = Pick<BrandRow, 'key' | 'logo' | 'cover'>;

/** A brand's name and sign on a transparent ground; null if it has none. */
export function brandLogo(media: Pictures, brand: Brand, language: Language, alt: string): Image | null {
  const picture = media.get(brand.logo ?? brandLogoName(brand.key));
  return picture ? imageOf(picture, picture.alt[language] ?? alt) : null;
}

/** Packs of a brand together, in its colour; null if it has no such picture. Decoration: the text beside it says the same. */
export function brandCover(media: Pictures, brand: Brand, language: Language): Image | null {
  const picture = media.get(brand.cover ?? brandCoverName(brand.key));
  return picture ? imageOf(picture, picture.alt[language] ?? '') : null;
}
