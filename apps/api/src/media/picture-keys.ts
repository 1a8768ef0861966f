import type { Language } from '@veralune/routing';

/**
 * Default keys of the pictures of a product or brand, which apply unless its file sets other keys.
 * A key is also the picture's path below `/media`, without version, width and file extension.
 */
export function packPictureKey(productKey: string, language: Language): string {
  return `packs/${productKey}-${language}`;
}

export function contentsPictureKey(productKey: string): string {
  return `contents/${productKey}`;
}

export function brandLogoKey(brandKey: string): string {
  return `brands/${brandKey}-logo`;
}

export function brandCoverKey(brandKey: string): string {
  return `brands/${brandKey}-cover`;
}

/** Key of the picture for a product without a pack picture. */
export const neutralPackKey = 'packs/neutral';
