import brandCss from './brand.css?raw';
import colourCss from './colour.css?raw';
import { parseBrandMixes, parsePalette, type BrandMix, type Palette } from './parse-palette.ts';
import preferencesCss from './preferences.css?raw';

/** The colours of the style sheets. */
export const palette: Palette = parsePalette(colourCss);

/** The tint of pages without a brand, and the mixes of all brand shades. */
export const defaultTint: Palette = parsePalette(brandCss);

export const brandMixes: readonly BrandMix[] = parseBrandMixes(brandCss);

/** The same two under `prefers-contrast: more`. */
export const strongPalette: Palette = { ...palette, ...parsePalette(preferencesCss) };

const strongMixes = parseBrandMixes(preferencesCss);
export const strongBrandMixes: readonly BrandMix[] = brandMixes.map(
  (mix) => strongMixes.find(({ name }) => name === mix.name) ?? mix,
);
