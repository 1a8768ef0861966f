import { painters } from './painters.ts';
import { randomFrom } from './random.ts';
import type { ViewBox, Stroke } from './stroke.ts';

export type DrawingKind = keyof typeof painters;
export const drawingKinds = Object.keys(painters) as DrawingKind[];

export const drawingFormats = ['square', 'wide', 'tall', 'strip'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

export const viewBoxes: Readonly<Record<DrawingFormat, ViewBox>> = {
  square: { width: 400, height: 400 },
  wide: { width: 600, height: 400 },
  tall: { width: 400, height: 500 },
  strip: { width: 1800, height: 170 },
};

/** The strokes of a drawing; a pure function, so that tests can measure it and scripts can draw with it. */
export function drawingStrokes(kind: DrawingKind, seed: string, format: DrawingFormat): Stroke[] {
  return painters[kind](randomFrom(`${kind}:${seed}`), viewBoxes[format]);
}
