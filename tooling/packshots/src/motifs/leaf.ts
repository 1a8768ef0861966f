import type { Point } from '../studio/camera.ts';
import { polyline, smooth, type Path } from '../studio/path.ts';
import { between, type Random } from '../studio/random.ts';
import type { Mark, Motif, Sheet } from './motif.ts';

interface Leaf {
  readonly base: Point;
  readonly length: number;
  readonly angle: number;
  /** Greatest half width, as a part of the length, and how far up it lies: below 1 near the base. */
  readonly breadth: number;
  readonly shape: number;
  readonly bend: number;
  readonly pairs: number;
}

interface Vein {
  readonly from: number;
  readonly to: number;
  readonly side: 1 | -1;
}

/** From the leaf's own measure (along the midrib, across it) to the sheet. */
function place(leaf: Leaf, along: number, across: number): Point {
  const u = along * leaf.length;
  const v = (across + leaf.bend * Math.sin(Math.PI * along)) * leaf.length;
  return {
    x: leaf.base.x + u * Math.cos(leaf.angle) - v * Math.sin(leaf.angle),
    y: leaf.base.y + u * Math.sin(leaf.angle) + v * Math.cos(leaf.angle),
  };
}

function halfWidth(leaf: Leaf, along: number): number {
  return leaf.breadth * Math.sin(Math.PI * along ** leaf.shape) ** 0.86;
}

function margin(leaf: Leaf): Path {
  const steps = Array.from({ length: 17 }, (_, index) => index / 16);
  const there = steps.map((along) => place(leaf, along, halfWidth(leaf, along)));
  const back = steps
    .slice(1, -1)
    .reverse()
    .map((along) => place(leaf, along, -halfWidth(leaf, along)));
  return smooth([...there, ...back], true);
}

function onVein(leaf: Leaf, { from, to, side }: Vein, part: number): Point {
  return place(leaf, from + (to - from) * part ** 1.5, side * halfWidth(leaf, to) * 0.97 * part);
}

function veinsOf(random: Random, leaf: Leaf): Vein[] {
  return Array.from({ length: leaf.pairs * 2 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const from =
      0.05 + (Math.floor(index / 2) / leaf.pairs) * 0.84 + between(random, 0, 0.016) + (side === 1 ? 0.016 : 0);
    return { from, to: Math.min(0.985, from + 0.2 * (1 - from * 0.55)), side };
  });
}

/** Fine veins that join a side vein to the next one on its side. */
function ladder(random: Random, leaf: Leaf, veins: readonly Vein[]): Path {
  return veins.flatMap((vein, index) => {
    const next = veins[index + 2];
    if (!next) return [];
    return [0.28, 0.46, 0.62, 0.77, 0.9].flatMap((part) =>
      polyline([
        onVein(leaf, vein, part + between(random, -0.05, 0.05)),
        onVein(leaf, next, part + between(random, -0.08, 0.03)),
      ]),
    );
  });
}

function leafOn(random: Random, { width, height, clear }: Sheet): Leaf {
  const room = height - clear;
  const tip = { x: width * between(random, 0.76, 0.86), y: clear + room * between(random, 0.14, 0.24) };
  const base = { x: width * between(random, -0.02, 0.1), y: height - room * between(random, -0.1, 0.02) };
  const length = Math.hypot(tip.x - base.x, tip.y - base.y);
  return {
    base,
    length,
    angle: Math.atan2(tip.y - base.y, tip.x - base.x),
    breadth: Math.min(between(random, 0.24, 0.29), (room * 0.46) / length),
    shape: between(random, 0.8, 0.95),
    bend: between(random, 0.03, 0.07),
    pairs: Math.round(between(random, 11, 14)),
  };
}

/** A leaf with its veins, in transmitted light. */
export const leaf: Motif = (random, sheet) => {
  const shape = leafOn(random, sheet);
  const veins = veinsOf(random, shape);
  const outline = margin(shape);
  const side = veins.flatMap((vein) => smooth([0, 0.35, 0.7, 1].map((part) => onVein(shape, vein, part))));
  const marks: Mark[] = [
    { path: outline, tone: 0.18 },
    { path: ladder(random, shape, veins), tone: 0.42, line: 0.022 },
    { path: side, tone: 0.66, line: 0.036 },
    { path: outline, tone: 0.74, line: 0.042 },
    { path: smooth([-0.12, 0.25, 0.5, 0.75, 1].map((along) => place(shape, along, 0))), tone: 0.86, line: 0.07 },
  ];
  return marks;
};
