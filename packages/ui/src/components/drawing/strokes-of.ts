import { drawCulture } from './culture.ts';
import { drawPhases } from './phases.ts';
import { randomFrom, type Random } from './random.ts';
import type { Sheet, Stroke } from './stroke.ts';
import { drawVeins } from './veins.ts';

export const drawingKinds = ['culture', 'veins', 'phases'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

export const drawingFormats = ['square', 'wide', 'tall', 'strip'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

export const sheets: Readonly<Record<DrawingFormat, Sheet>> = {
  square: { width: 400, height: 400 },
  wide: { width: 600, height: 400 },
  tall: { width: 400, height: 500 },
  strip: { width: 1800, height: 170 },
};

const hands: Readonly<Record<DrawingKind, (random: Random, sheet: Sheet) => Stroke[]>> = {
  culture: drawCulture,
  veins: drawVeins,
  phases: drawPhases,
};

/** The strokes of a drawing; pure, so that a test can weigh them and a script can draw them. */
export function strokesOf(kind: DrawingKind, seed: string, format: DrawingFormat): Stroke[] {
  return hands[kind](randomFrom(`${kind}:${seed}`), sheets[format]);
}
