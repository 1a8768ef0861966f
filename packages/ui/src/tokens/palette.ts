import brandCss from './brand.css?raw';
import colourCss from './colour.css?raw';
import { parseBrandMixes, parsePalette, type BrandMix, type Palette } from './parse-palette.ts';
import preferencesCss from './preferences.css?raw';

/** The colours that the style sheets set. */
export const palette: Palette = parsePalette(colourCss);

/** The tint of pages that belong to no brand, and what carries text on any brand. */
export const houseTint: Palette = parsePalette(brandCss);

export const brandMixes: readonly BrandMix[] = parseBrandMixes(brandCss);

/** The same two for whoever asks for more contrast. */
export const strongPalette: Palette = { ...palette, ...parsePalette(preferencesCss) };

const strongMixes = parseBrandMixes(preferencesCss);
export const strongBrandMixes: readonly BrandMix[] = brandMixes.map(
  (mix) => strongMixes.find(({ name }) => name === mix.name) ?? mix,
);
