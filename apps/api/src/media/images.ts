import type { Image } from '@veralune/api-client/contract';
import type { Language } from '@veralune/routing';
import { formats } from './formats.ts';
import { brandCoverName, brandLogoName, contentsName, packName } from './names.ts';
import { sizes, type SpecKind } from './scenes/spec.ts';
import { versionOf } from './versions.ts';

/** The version in the address lets every cache keep the picture for good. */
const urlOf = (name: string): string => {
  const version = versionOf(name);
  return version === undefined ? `/media/${name}` : `/media/${name}.${version}`;
};

const imageOf = (name: string, kind: SpecKind, alt: string): Image => {
  const { width, height, widths } = sizes[kind];
  return { url: urlOf(name), alt, width, height, widths: [...widths], formats: [...formats] };
};

/** The pack of a product, printed in a language. */
export const packImage = (productKey: string, language: Language, alt: string): Image =>
  imageOf(packName(productKey, language), 'pack', alt);

/** What the pack holds, poured out beside it. */
export const packContentsImage = (productKey: string, alt: string): Image =>
  imageOf(contentsName(productKey), 'contents', alt);

/** A brand's name and sign on a transparent ground. */
export const brandLogo = (brandKey: string, alt: string): Image => imageOf(brandLogoName(brandKey), 'logo', alt);

/** Packs of a brand together, in its colour. */
export const brandCover = (brandKey: string, alt: string): Image => imageOf(brandCoverName(brandKey), 'cover', alt);
