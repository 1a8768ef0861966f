import { drawFalloff, drawGap, drawLathe, drawRibs, drawUnderLathe, rounded, type Turn } from '../studio/lathe.ts';
import { glass, satin } from '../studio/material.ts';
import { fromHex } from '../studio/colour.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import type { PackDesign } from './pack-design.ts';
import { drawLabel } from './wrap.ts';

const radius = 2.5;
const label = { low: 0.7, high: 5.1 };

const bottle: readonly Turn[] = [
  ...rounded({ r: radius - 0.4, y: 0 }, { r: radius, y: 0.45 }, 6),
  ...rounded({ r: radius, y: 5.35 }, { r: 1.15, y: 6.7 }, 30),
  { r: 1.05, y: 6.95 },
];

const collar: readonly Turn[] = [
  { r: 1.34, y: 6.85 },
  { r: 1.34, y: 8.05 },
  ...rounded({ r: 1.34, y: 8.05 }, { r: 1.15, y: 8.22 }, 4),
];

const bulb: readonly Turn[] = [
  { r: 0.86, y: 8.2 },
  { r: 0.84, y: 8.5 },
  { r: 0.74, y: 8.75 },
  { r: 0.78, y: 9.1 },
  { r: 0.76, y: 9.75 },
  ...rounded({ r: 0.76, y: 9.75 }, { r: 0.12, y: 10.5 }, 9),
];

/** A bottle of amber glass with a pipette. */
export function drawDropper(stage: Stage, design: PackDesign, at: Vector): void {
  drawUnderLathe(stage, { at, profile: [...bottle, ...collar, ...bulb] });
  drawLathe(stage, { at, profile: bottle }, glass(design.colours.glass, 0.75));
  drawLabel(
    stage,
    {
      at,
      radius: radius + 0.02,
      ...label,
      spread: 3.9,
      margin: 0.34,
      style: { word: 0.54, name: 1.2, small: 0.36, align: 'centre', detailed: false },
    },
    design,
  );
  drawFalloff(stage, at, { r: radius, y: 0.1 }, { r: radius, y: 5.3 });
  drawGap(stage, at, { r: 1.34, y: 6.85 });
  drawLathe(stage, { at, profile: collar }, satin(fromHex('#23241f'), 0.35));
  drawRibs(stage, at, { r: 1.35, y: 6.95 }, { r: 1.35, y: 8 }, 30);
  drawGap(stage, at, { r: 0.86, y: 8.2 });
  drawLathe(stage, { at, profile: bulb }, satin(fromHex('#2a2b26'), 0.12));
}
