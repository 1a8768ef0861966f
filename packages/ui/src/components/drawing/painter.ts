import { randomFrom, type Random } from './random.ts';
import type { Stroke, ViewBox } from './stroke.ts';

export const drawingFormats = ['square', 'wide', 'tall', 'strip'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

export const viewBoxes: Readonly<Record<DrawingFormat, ViewBox>> = {
  square: { width: 400, height: 400 },
  wide: { width: 600, height: 400 },
  tall: { width: 400, height: 500 },
  strip: { width: 1800, height: 170 },
};

/** A motif: a pure function of random numbers and the size of the drawing. */
export type Painter = (random: Random, viewBox: ViewBox) => Stroke[];

/** The strokes of a motif. The name is part of the seed, so that two motifs of a page vary independently. */
export function paint(painter: Painter, name: string, seed: string, format: DrawingFormat): Stroke[] {
  return painter(randomFrom(`${name}:${seed}`), viewBoxes[format]);
}
