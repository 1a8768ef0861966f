import type { Palette } from '../../tokens/parse-palette.ts';
import { colour } from '../../tokens/tinted.ts';
import { markMarkup } from './logo-file.ts';
import { markAt } from './mark.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';

/* The dark background would be invisible in a dark browser, so there the disc is light and the mark dark. */
function darkModeStyle(night: string, lichen: string): string {
  return `<style>@media(prefers-color-scheme:dark){.n{fill:${lichen}}.m circle{stroke:${night}}.m path{fill:${night}}}</style>`;
}

/** The mark on a dark disc: the icon in browsers. Its colours are inverted in dark mode. */
export function iconFile(palette: Palette): string {
  const [night, lichen] = [colour(palette, 'night'), colour(palette, 'lichen')];
  const disc = `<circle class="n" cx="32" cy="32" r="32" fill="${night}"/>`;
  return `${open}${darkModeStyle(night, lichen)}${disc}<g class="m">${markMarkup(markAt(32, 32, 25, 0.12), lichen)}</g></svg>\n`;
}

export interface IconShape {
  /** `disc` has transparent corners; `square` fills them, for systems that apply their own mask. */
  ground: 'disc' | 'square';
  /** Radius of the mark; the icon's half width is 32. A system's mask may leave only a circle of radius 25.6. */
  radius: number;
  /** Width of the rim as a fraction of that radius: wider for smaller icons. */
  rim: number;
}

/** The icon as an SVG, as a source for PNG files. */
export function iconPicture(palette: Palette, { ground, radius, rim }: IconShape): string {
  const night = colour(palette, 'night');
  const shape =
    ground === 'disc'
      ? `<circle cx="32" cy="32" r="32" fill="${night}"/>`
      : `<path d="M0 0h64v64H0z" fill="${night}"/>`;
  return `${open}${shape}${markMarkup(markAt(32, 32, radius, rim), colour(palette, 'lichen'))}</svg>`;
}
