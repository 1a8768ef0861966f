import { mix } from './contrast.ts';
import type { BrandMix, Palette } from './parse-palette.ts';

/** The palette with a brand's colours: `--brand` and the shades derived from it. */
export function tinted(palette: Palette, mixes: readonly BrandMix[], brand: string): Palette {
  return {
    ...palette,
    brand,
    ...Object.fromEntries(mixes.map(({ name, share, base }) => [name, mix(brand, share, colour(palette, base))])),
  };
}

/** @throws if the style sheets have no such colour */
export function colour(palette: Palette, name: string): string {
  const value = palette[name];
  if (!value) throw new Error(`The style sheets define no token --${name}.`);
  return value;
}
