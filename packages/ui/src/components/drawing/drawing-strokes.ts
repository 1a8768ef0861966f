import { paint, type DrawingFormat } from './painter.ts';
import { painters } from './painters.ts';
import type { Stroke } from './stroke.ts';

export type DrawingKind = keyof typeof painters;
export const drawingKinds = Object.keys(painters) as DrawingKind[];

/** The strokes of a drawing; a pure function, so that tests can measure it and scripts can draw with it. */
export function drawingStrokes(kind: DrawingKind, seed: string, format: DrawingFormat): Stroke[] {
  return paint(painters[kind], kind, seed, format);
}
