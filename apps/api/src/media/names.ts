import type { Language } from '@veralune/routing';

/**
 * Keys of pictures by convention: what a product or brand shows unless its file chooses another picture.
 * A key is also the picture's path below `/media`, without version, width and ending.
 */
export function packName(productKey: string, language: Language): string {
  return `packs/${productKey}-${language}`;
}

export function contentsName(productKey: string): string {
  return `contents/${productKey}`;
}

export function brandLogoName(brandKey: string): string {
  return `brands/${brandKey}-logo`;
}

export function brandCoverName(brandKey: string): string {
  return `brands/${brandKey}-cover`;
}

/** What a product without a pack picture shows. */
export const neutralPackName = 'packs/neutral';
