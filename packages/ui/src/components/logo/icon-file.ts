import type { Palette } from '../../tokens/parse-palette.ts';
import { colour } from '../../tokens/tinted.ts';
import { markMarkup } from './logo-file.ts';
import { markAt } from './mark.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';

/* A browser in the dark would swallow night, so there the moon is full and the mark dark. */
function nightIsDay(night: string, lichen: string): string {
  return `<style>@media(prefers-color-scheme:dark){.n{fill:${lichen}}.m circle{stroke:${night}}.m path{fill:${night}}}</style>`;
}

/** The mark on a disc of night: the icon that browsers show, which turns over in the dark. */
export function iconFile(palette: Palette): string {
  const [night, lichen] = [colour(palette, 'night'), colour(palette, 'lichen')];
  const disc = `<circle class="n" cx="32" cy="32" r="32" fill="${night}"/>`;
  return `${open}${nightIsDay(night, lichen)}${disc}<g class="m">${markMarkup(markAt(32, 32, 25, 0.12), lichen)}</g></svg>\n`;
}

export interface IconShape {
  /** `disc` has transparent corners; `square` fills them, for systems that cut their own shape. */
  ground: 'disc' | 'square';
  /** Radius of the mark, of 32. A system may cut away all but a circle of 25.6. */
  radius: number;
  /** Width of the rim, as a part of that radius: the smaller the icon, the wider. */
  rim: number;
}

/** The same mark as an SVG to make pixels of. */
export function iconPicture(palette: Palette, { ground, radius, rim }: IconShape): string {
  const night = colour(palette, 'night');
  const shape =
    ground === 'disc'
      ? `<circle cx="32" cy="32" r="32" fill="${night}"/>`
      : `<path d="M0 0h64v64H0z" fill="${night}"/>`;
  return `${open}${shape}${markMarkup(markAt(32, 32, radius, rim), colour(palette, 'lichen'))}</svg>`;
}
