import type { Image } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import { currentMedia } from './current-media.ts';
import type { Picture } from './media-index.ts';
import { brandCoverName, brandLogoName, contentsName, neutralPackName, packName } from './names.ts';

const isCentred = ({ focus }: Picture): boolean => focus.x === 0.5 && focus.y === 0.5;

/** The version in the address lets every cache keep the picture. */
const imageOf = (picture: Picture, alt: string): Image => ({
  url: `/media/${picture.key}.${picture.version}`,
  alt,
  width: picture.width,
  height: picture.height,
  widths: [...picture.widths],
  formats: [...picture.formats],
  ...(isCentred(picture) ? {} : { focus: picture.focus }),
});

const pictureNamed = (key: string): Picture | undefined => currentMedia().pictures.get(key);

/** Shown before any picture is published, and when the content has no neutral pack. */
const unknownPicture = (key: string, alt: string): Image => ({
  url: `/media/${key}`,
  alt,
  width: 960,
  height: 960,
  widths: [320, 640, 960],
  formats: ['avif', 'webp', 'jpeg'],
});

const chosenPack = (productKey: string, language: Language): string | undefined => {
  const pack = currentMedia().products.get(productKey)?.pack;
  return typeof pack === 'string' ? pack : pack?.[language];
};

/**
 * The pack of a product: the picture that its file chooses, else the one printed in the language, else the neutral pack.
 * @param alt the product's name, for a picture that has no alternative text in the language
 */
export const packImage = (productKey: string, language: Language, alt: string): Image => {
  const picture =
    pictureNamed(chosenPack(productKey, language) ?? packName(productKey, language)) ?? pictureNamed(neutralPackName);
  return picture ? imageOf(picture, picture.alt[language] ?? alt) : unknownPicture(neutralPackName, alt);
};

/** The pictures of a product that follow its pack: those that its file chooses, else what the pack holds. */
export const galleryImages = (productKey: string, language: Language, alt: string): Image[] => {
  const keys = currentMedia().products.get(productKey)?.gallery ?? [contentsName(productKey)];
  return keys.flatMap((key) => {
    const picture = pictureNamed(key);
    return picture ? [imageOf(picture, picture.alt[language] ?? alt)] : [];
  });
};

/** A brand's name and sign on a transparent ground; null if it has none. */
export const brandLogo = (brandKey: string, language: Language, alt: string): Image | null => {
  const picture = pictureNamed(currentMedia().brands.get(brandKey)?.logo ?? brandLogoName(brandKey));
  return picture ? imageOf(picture, picture.alt[language] ?? alt) : null;
};

/** Packs of a brand together, in its colour; null if it has no such picture. Decoration: the text beside it says the same. */
export const brandCover = (brandKey: string, language: Language): Image | null => {
  const picture = pictureNamed(currentMedia().brands.get(brandKey)?.cover ?? brandCoverName(brandKey));
  return picture ? imageOf(picture, picture.alt[language] ?? '') : null;
};
