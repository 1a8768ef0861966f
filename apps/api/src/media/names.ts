import type { Language } from '@veralune/routing';

/** A picture's name is its path below `/media`, without version, width and ending. */
export const packName = (productKey: string, language: Language): string => `packs/${productKey}-${language}`;
export const contentsName = (productKey: string): string => `contents/${productKey}`;
export const brandLogoName = (brandKey: string): string => `brands/${brandKey}-logo`;
export const brandCoverName = (brandKey: string): string => `brands/${brandKey}-cover`;
