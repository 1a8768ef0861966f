import { drawFalloff, drawGap, drawLathe, drawRibs, drawUnderLathe, rounded, type Turn } from '../studio/lathe.ts';
import { glass, satin } from '../studio/material.ts';
import { fromHex } from '../studio/colour.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import type { PackDesign } from './pack-design.ts';
import { drawLabel } from './wrap.ts';

const radius = 3.6;
const label = { low: 0.75, high: 5.35 };

const body: readonly Turn[] = [
  ...rounded({ r: radius - 0.45, y: 0 }, { r: radius, y: 0.5 }, 6),
  ...rounded({ r: radius, y: 5.5 }, { r: 3.1, y: 6.1 }, 24),
  { r: 3.1, y: 6.3 },
];

const lid: readonly Turn[] = [
  { r: 3.42, y: 6.2 },
  { r: 3.44, y: 7.55 },
  ...rounded({ r: 3.44, y: 7.55 }, { r: 3.2, y: 7.8 }, 4),
];

/** A wide jar of amber glass. */
export function drawJar(stage: Stage, design: PackDesign, at: Vector): void {
  drawUnderLathe(stage, { at, profile: [...body, ...lid] });
  drawLathe(stage, { at, profile: body }, glass(design.colours.glass, 0.75));
  drawLabel(
    stage,
    {
      at,
      radius: radius + 0.02,
      ...label,
      spread: 5.4,
      margin: 0.36,
      style: { word: 0.58, name: 1.35, small: 0.38, align: 'centre', detailed: false },
    },
    design,
  );
  drawFalloff(stage, at, { r: radius, y: 0.1 }, { r: radius, y: 5.5 });
  drawGap(stage, at, { r: 3.42, y: 6.2 });
  drawLathe(stage, { at, profile: lid }, satin(fromHex('#23241f'), 0.3));
  drawRibs(stage, at, { r: 3.43, y: 6.3 }, { r: 3.45, y: 7.5 }, 60);
}
