import type { Palette } from '../../tokens/parse-palette.ts';
import { colour } from '../../tokens/tinted.ts';
import { drawingStrokes, type DrawingKind } from '../drawing/drawing-strokes.ts';
import { viewBoxes } from '../drawing/painter.ts';
import type { Stroke } from '../drawing/stroke.ts';
import { logoMarkup } from './logo-file.ts';
import type { LogoVariant } from './outlines.ts';

/** The size that social networks and messengers recommend. */
export const socialSize = { width: 1200, height: 630 };

const tones: Readonly<Record<Stroke['tone'], { fill?: string; stroke?: string }>> = {
  line: { stroke: 'brand-ink' },
  soft: { stroke: 'brand-line' },
  ground: { fill: 'brand-tint' },
  shape: { fill: 'brand-tint', stroke: 'brand-ink' },
  solid: { fill: 'brand-ink' },
};

function strokeMarkup(palette: Palette, { d, tone, width }: Stroke): string {
  const { fill, stroke } = tones[tone];
  const line = stroke ? ` stroke="${colour(palette, stroke)}" stroke-width="${width ?? 1}"` : '';
  return `<path fill="${fill ? colour(palette, fill) : 'none'}"${line} d="${d}"/>`;
}

export interface SocialDrawing {
  kind: DrawingKind;
  seed: string;
}

/** A market's logo with a drawing beside it. `palette` must contain a tint. */
export function socialPicture(variant: LogoVariant, { kind, seed }: SocialDrawing, palette: Palette): string {
  const { width, height } = socialSize;
  const side = 720;
  const scale = side / viewBoxes.square.width;
  const paints = { letters: colour(palette, 'ink'), mark: colour(palette, 'action') };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colour(palette, 'paper')}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${width - side + 150} ${(height - side) / 2}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">`,
    ...drawingStrokes(kind, seed, 'square').map((stroke) => strokeMarkup(palette, stroke)),
    '</g>',
    `<g transform="translate(72 167) scale(.43)">${logoMarkup(variant, paints)}</g>`,
    '</svg>',
  ].join('');
}
