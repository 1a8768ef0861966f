import type { Language } from '@veralune/routing';

/**
 * Keys of pictures by convention: what a product or brand shows unless its file chooses another picture.
 * A key is also the picture's path below `/media`, without version, width and ending.
 */
export const packName = (productKey: string, language: Language): string => `packs/${productKey}-${language}`;
export const contentsName = (productKey: string): string => `contents/${productKey}`;
export const brandLogoName = (brandKey: string): string => `brands/${brandKey}-logo`;
export const brandCoverName = (brandKey: string): string => `brands/${brandKey}-cover`;
/** What a product without a pack picture shows. */
export const neutralPackName = 'packs/neutral';
