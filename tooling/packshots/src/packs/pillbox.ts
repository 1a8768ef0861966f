import { drawFalloff, drawGap, drawLathe, drawRibs, drawUnderLathe, rounded, type Turn } from '../studio/lathe.ts';
import { satin } from '../studio/material.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import { paper } from './pack-colours.ts';
import type { PackDesign } from './pack-design.ts';
import { printWall } from './wrap.ts';

const radius = 3.05;
const wall = { low: 0.35, high: 6.5 };

const body: readonly Turn[] = [
  ...rounded({ r: radius - 0.3, y: 0 }, { r: radius, y: wall.low }, 4),
  ...rounded({ r: radius, y: wall.high }, { r: 2.25, y: 7.35 }),
  { r: 2.2, y: 7.6 },
];

const cap: readonly Turn[] = [
  { r: 2.5, y: 7.5 },
  { r: 2.52, y: 9.35 },
  ...rounded({ r: 2.52, y: 9.35 }, { r: 2.3, y: 9.58 }, 4),
];

/** A pill bottle with a ribbed cap. */
export function drawPillbox(stage: Stage, design: PackDesign, at: Vector): void {
  drawUnderLathe(stage, { at, profile: [...body, ...cap] });
  const look = (colour: PackDesign['colours']['ground']) => satin(colour, 0.3);
  drawLathe(stage, { at, profile: body }, look(design.colours.ground));
  printWall(
    stage,
    {
      at,
      radius,
      ...wall,
      spread: 4.7,
      margin: 0.45,
      look,
      style: { word: 0.6, name: 1.4, small: 0.38, align: 'centre', detailed: false },
    },
    design.colours,
    design,
  );
  drawFalloff(stage, at, { r: radius, y: 0.1 }, { r: radius, y: wall.high });
  drawGap(stage, at, { r: 2.5, y: 7.5 });
  drawLathe(stage, { at, profile: cap }, satin(paper, 0.25));
  drawRibs(stage, at, { r: 2.51, y: 7.6 }, { r: 2.53, y: 9.2 }, 44);
}
