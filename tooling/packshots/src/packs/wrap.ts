import { wallOutline, wallPaint, wrapped, type Turn } from '../studio/lathe.ts';
import { matte } from '../studio/material.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import { printMotif, printType, type Printed } from './printing.ts';
import type { PackColours } from './pack-colours.ts';
import type { PackDesign } from './pack-design.ts';
import type { Material } from '../studio/material.ts';
import type { Rgb } from '../studio/colour.ts';
import type { PanelStyle } from '../type/label.ts';

export interface Wrap {
  readonly at: Vector;
  readonly radius: number;
  readonly low: number;
  readonly high: number;
  /** How far the type may spread, in units around the wall. */
  readonly spread: number;
  /** Room above and below the type. */
  readonly margin: number;
  readonly style: PanelStyle;
  /** The material of printed colours; paper by default. */
  readonly look?: (colour: Rgb) => Material;
}

function printedWall(stage: Stage, { at, radius, low, high, look = matte }: Wrap, width: number): Printed {
  const [foot, head]: [Turn, Turn] = [
    { r: radius, y: low },
    { r: radius, y: high },
  ];
  return {
    surface: wrapped(at, radius, high, width),
    visible: wallOutline(stage, at, foot, head),
    paint: (colour) => wallPaint(stage, at, foot, 0, look(colour)),
    bend: 0.5,
  };
}

/** Motif and type around a wall. */
export function printWall(stage: Stage, wrap: Wrap, colours: PackColours, design: PackDesign): void {
  const { radius, low, high, spread, margin } = wrap;
  const height = high - low;
  const around = radius * Math.PI * 0.92;
  const { placed, bottom } = design.panel({ x: 0, y: margin, width: spread, height: height - margin * 2 }, wrap.style);
  const marks = design.motif({ width: around, height, clear: bottom + 0.28 });
  printMotif(stage, printedWall(stage, wrap, around), colours, marks);
  printType(stage, printedWall(stage, wrap, spread), colours, placed);
}

/** A paper label around a wall. */
export function drawLabel(stage: Stage, wrap: Wrap, design: PackDesign): void {
  const { at, radius, low, high } = wrap;
  const [foot, head]: [Turn, Turn] = [
    { r: radius, y: low },
    { r: radius, y: high },
  ];
  const outline = wallOutline(stage, at, foot, head);
  stage.drawing.path(outline, { fill: '#000000', opacity: 0.3, blur: 0.05 * stage.camera.scale });
  stage.drawing.path(outline, { fill: wallPaint(stage, at, foot, 0, matte(design.label.ground)) });
  printWall(stage, wrap, design.label, design);
}
