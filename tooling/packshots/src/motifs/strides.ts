import type { Point } from '../studio/camera.ts';
import { ellipse, polyline, smooth, type Path } from '../studio/path.ts';
import { between } from '../studio/random.ts';
import type { Motif } from './motif.ts';

interface Limb {
  readonly hip: Point;
  readonly knee: Point;
  readonly foot: Point;
}

function hang(from: Point, length: number, angle: number): Point {
  return {
    x: from.x + Math.sin(angle) * length,
    y: from.y + Math.cos(angle) * length,
  };
}

/** A walking person in many positions, like Marey's multiple-exposure photographs. */
export const strides: Motif = (random, { width, height, clear }) => {
  const room = height - clear;
  const length = room * 0.43;
  const pace = room * between(random, 1.3, 1.55);
  const start = random();
  const apart = Math.max(0.1, room * 0.036);
  const limbs = Array.from({ length: Math.ceil((width + room) / apart) }, (_, index): Limb => {
    const x = index * apart - room * 0.4;
    const turn = (x / pace + start) * Math.PI * 2;
    const hip = { x, y: clear + room * (0.1 + 0.025 * Math.cos(turn * 2)) };
    const knee = hang(hip, length, 0.44 * Math.sin(turn) + 0.12);
    const foot = hang(knee, length, 0.44 * Math.sin(turn) + 0.12 - 0.3 * (1 - Math.cos(turn - 0.75)));
    return { hip, knee, foot };
  });
  const lines = (list: readonly Limb[]): Path => list.flatMap(({ hip, knee, foot }) => polyline([hip, knee, foot]));
  const joints = (list: readonly Limb[], radius: number): Path =>
    list.flatMap(({ hip, knee }) => [...ellipse(hip, radius), ...ellipse(knee, radius)]);
  const every = limbs.filter((_, index) => index % 6 === 0);
  return [
    { path: lines(limbs), tone: 0.46, line: 0.024 },
    { path: smooth(limbs.map(({ foot }) => foot)), tone: 0.6, line: 0.034 },
    { path: lines(every), tone: 0.9, line: 0.05 },
    { path: joints(limbs, 0.042), tone: 0.7 },
    { path: joints(every, 0.085), tone: 1 },
  ];
};
