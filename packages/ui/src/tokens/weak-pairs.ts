import { brandControlPairs, brandTextPairs, type ColourPair } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import type { BrandMix, Palette } from './parse-palette.ts';
import { colour, tinted } from './tinted.ts';

/** Two colours of a tinted part of the site with too little contrast. */
interface WeakPair extends ColourPair {
  ratio: number;
  /** 4.5 for text, 3 for controls. */
  needed: number;
}

/**
 * What has too little contrast in a part of the site that has a brand's or a theme's colour.
 * @param palette of all tokens, with a tint
 * @param brand `#rrggbb`
 */
export function weakPairs(palette: Palette, mixes: readonly BrandMix[], brand: string): WeakPair[] {
  const colours = tinted(palette, mixes, brand);
  const weaker = (pairs: readonly ColourPair[], needed: number) =>
    pairs
      .map((pair) => ({ ...pair, needed, ratio: contrast(colour(colours, pair.front), colour(colours, pair.ground)) }))
      .filter(({ ratio }) => ratio < needed);
  return [...weaker(brandTextPairs, 4.5), ...weaker(brandControlPairs, 3)];
}
