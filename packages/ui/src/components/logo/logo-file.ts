import type { Palette } from '../../tokens/parse-palette.ts';
import { colour } from '../../tokens/tinted.ts';
import { markAt, type Mark } from './mark.ts';
import { countryLines, wordmark, type LogoVariant } from './outlines.ts';

interface Place {
  width: number;
  height: number;
  viewBox: string;
  /** Names of tokens. */
  letters: string;
  mark: string;
}

/* The header has a light background, the footer a dark one. */
const places: Readonly<Record<'header' | 'footer', Place>> = {
  header: { width: 120, height: 65, viewBox: '0 0 1200 650', letters: 'ink', mark: 'action' },
  footer: { width: 160, height: 90, viewBox: '0 -12 1200 675', letters: 'on-night', mark: 'lichen' },
};

/** The mark as SVG, in one colour. */
export function markMarkup({ ring, crescent }: Mark, paint: string): string {
  return (
    `<circle cx="${ring.cx}" cy="${ring.cy}" r="${ring.r}" fill="none" stroke="${paint}" stroke-width="${ring.strokeWidth}"/>` +
    `<path fill="${paint}" d="${crescent}"/>`
  );
}

/** The shapes of a logo variant in its box of 1200 × 650; without a variant, only the name. */
export function logoMarkup(variant: LogoVariant | undefined, paints: { letters: string; mark: string }): string {
  return (
    `${markMarkup(markAt(938, 172, 122), paints.mark)}` +
    `<path fill="${paints.letters}" d="${wordmark}${variant ? countryLines[variant] : ''}"/>`
  );
}

/** A market's logo as an SVG document, for `public/logos` of its app. */
export function logoFile(place: 'header' | 'footer', variant: LogoVariant | undefined, palette: Palette): string {
  const { width, height, viewBox, letters, mark } = places[place];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`;
  const shapes = logoMarkup(variant, { letters: colour(palette, letters), mark: colour(palette, mark) });
  return `${open}${shapes}</svg>\n`;
}
