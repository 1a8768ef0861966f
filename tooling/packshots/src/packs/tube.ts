import { drawFalloff, drawLathe, drawRibs, drawUnderLathe, rounded, type Turn } from '../studio/lathe.ts';
import { satin } from '../studio/material.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import { paper } from './coat.ts';
import type { Dressing } from './dressing.ts';
import { dressWall } from './wrap.ts';

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
export function drawTube(stage: Stage, dressing: Dressing, at: Vector): void {
  drawUnderLathe(stage, { at, profile: [...body, ...stopper] });
  const look = (colour: Dressing['coat']['ground']) => satin(colour, 0.5);
  drawLathe(stage, { at, profile: body }, look(dressing.coat.ground));
  dressWall(
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
    dressing.coat,
    dressing,
  );
  drawFalloff(stage, at, { r: radius, y: 0.1 }, { r: radius, y: wall.high });
  drawLathe(stage, { at, profile: stopper }, satin(paper, 0.3));
  drawRibs(stage, at, { r: 2.0, y: 9.15 }, { r: 1.98, y: 10.05 }, 40);
}
