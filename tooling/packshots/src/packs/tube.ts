import { drawFalloff, drawLathe, drawRibs, drawUnderLathe, rounded, type Turn } from '../studio/lathe.ts';
import { satin } from '../studio/material.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import { paper } from './pack-colours.ts';
import type { PackDesign } from './pack-design.ts';
import { printWall } from './wrap.ts';

const radius = 2;
const wall = { low: 0.2, high: 8.7 };

const body: readonly Turn[] = [
  ...rounded({ r: radius - 0.15, y: 0 }, { r: radius, y: wall.low }, 3),
  { r: radius, y: wall.high },
];

const stopper: readonly Turn[] = [
  { r: 2.1, y: 8.7 },
  { r: 2.1, y: 9.05 },
  { r: 2.02, y: 9.1 },
  { r: 1.98, y: 10.15 },
  ...rounded({ r: 1.98, y: 10.15 }, { r: 1.7, y: 10.4 }, 4),
];

/** A tube with a stopper. */
export function drawTube(stage: Stage, design: PackDesign, at: Vector): void {
  drawUnderLathe(stage, { at, profile: [...body, ...stopper] });
  const look = (colour: PackDesign['colours']['ground']) => satin(colour, 0.5);
  drawLathe(stage, { at, profile: body }, look(design.colours.ground));
  printWall(
    stage,
    {
      at,
      radius,
      ...wall,
      spread: 3.2,
      margin: 0.5,
      look,
      style: { word: 0.54, name: 1.3, small: 0.36, align: 'centre', detailed: false },
    },
    design.colours,
    design,
  );
  drawFalloff(stage, at, { r: radius, y: 0.1 }, { r: radius, y: wall.high });
  drawLathe(stage, { at, profile: stopper }, satin(paper, 0.3));
  drawRibs(stage, at, { r: 2.0, y: 9.15 }, { r: 1.98, y: 10.05 }, 40);
}
