import brandCss from './brand.css?raw';
import colourCss from './colour.css?raw';
import { parseBrandMixes, parsePalette, type BrandMix, type Palette } from './parse-palette.ts';

/** The colours that the style sheets set. */
export const palette: Palette = parsePalette(colourCss);

/** The tint of pages that belong to no brand, and what carries text on any brand. */
export const houseTint: Palette = parsePalette(brandCss);

export const brandMixes: readonly BrandMix[] = parseBrandMixes(brandCss);
