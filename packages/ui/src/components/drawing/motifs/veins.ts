import { between, type Random } from '../random.ts';
import { smooth } from '../paths.ts';
import { at, type Point, type ViewBox, type Stroke } from '../stroke.ts';

interface Leaf {
  /** Start of the stalk, length and direction of the midrib. */
  base: Point;
  length: number;
  angle: number;
  /** Maximum half width as a fraction of the length, and its position: below 1 near the base, above 1 near the tip. */
  breadth: number;
  shape: number;
  /** Curvature of the midrib. */
  bend: number;
  pairs: number;
  /** How far a side vein rises towards the tip. */
  climb: number;
}

/** Converts leaf coordinates (along the midrib, across it) to drawing coordinates. */
function place(leaf: Leaf, along: number, across: number): Point {
  const bow = leaf.bend * Math.sin(Math.PI * along) * leaf.length;
  const u = along * leaf.length;
  const v = across * leaf.length + bow;
  return {
    x: leaf.base.x + u * Math.cos(leaf.angle) - v * Math.sin(leaf.angle),
    y: leaf.base.y + u * Math.sin(leaf.angle) + v * Math.cos(leaf.angle),
  };
}

function halfWidth(leaf: Leaf, along: number): number {
  return leaf.breadth * Math.sin(Math.PI * along ** leaf.shape) ** 0.86;
}

function margin(leaf: Leaf): string {
  const steps = 14;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) points.push(place(leaf, step / steps, halfWidth(leaf, step / steps)));
  for (let step = steps - 1; step > 0; step -= 1)
    points.push(place(leaf, step / steps, -halfWidth(leaf, step / steps)));
  return smooth([...points, ...points.slice(0, 1)]);
}

interface SideVein {
  from: number;
  to: number;
  side: 1 | -1;
}

function sideVeins(random: Random, leaf: Leaf): SideVein[] {
  const veins: SideVein[] = [];
  for (let pair = 0; pair < leaf.pairs; pair += 1) {
    for (const side of [1, -1] as const) {
      const from = 0.05 + (pair / leaf.pairs) * 0.84 + between(random, 0, 0.018) + (side === 1 ? 0.016 : 0);
      veins.push({ from, to: Math.min(0.985, from + leaf.climb * (1 - from * 0.55)), side });
    }
  }
  return veins;
}

/** A point on a side vein, from the midrib (0) to the margin (1). */
function pointOnVein(leaf: Leaf, { from, to, side }: SideVein, part: number): Point {
  const along = from + (to - from) * part ** 1.5;
  return place(leaf, along, side * halfWidth(leaf, to) * 0.97 * part);
}

function curve(leaf: Leaf, vein: SideVein): string {
  return `M${at(pointOnVein(leaf, vein, 0))}Q${at(pointOnVein(leaf, vein, 0.58))} ${at(pointOnVein(leaf, vein, 1))}`;
}

/** Fine veins that join a side vein to the next one on its side. */
function crossVeins(random: Random, leaf: Leaf, veins: readonly SideVein[]): string {
  return veins
    .flatMap((vein, index) => {
      const next = veins[index + 2];
      if (!next) return [];
      return [0.3, 0.52, 0.72, 0.88].map((part) => {
        const start = pointOnVein(leaf, vein, part + between(random, -0.06, 0.06));
        return `M${at(start)}L${at(pointOnVein(leaf, next, part + between(random, -0.09, 0.03)))}`;
      });
    })
    .join('');
}

function leafOn(random: Random, { width, height }: ViewBox): Leaf {
  const upright = height >= width;
  // In a wide format some leaves are enlarged, so that they fill it and their tip is cropped.
  const scale = !upright && random() < 0.5 ? between(random, 1.15, 1.4) : 0.86;
  const angle = upright ? -Math.PI / 2 + between(random, -0.42, 0.42) : between(random, -0.5, 0.12);
  const length = (upright ? height : width) * scale;
  const reach = { x: (Math.cos(angle) * length) / 2, y: (Math.sin(angle) * length) / 2 };
  return {
    base: { x: width / 2 - reach.x, y: height / 2 - reach.y },
    length,
    angle,
    breadth: between(random, 0.2, 0.3),
    shape: between(random, 0.72, 1.02),
    bend: between(random, -0.06, 0.06),
    pairs: Math.round(between(random, 9, 13)),
    climb: between(random, 0.14, 0.24),
  };
}

/** The veins of a leaf. */
export function drawVeins(random: Random, viewBox: ViewBox): Stroke[] {
  const leaf = leafOn(random, viewBox);
  const veins = sideVeins(random, leaf);
  const outline = margin(leaf);
  const midrib = [-0.06, 0.25, 0.5, 0.75, 1].map((along) => place(leaf, along, 0));
  return [
    { d: outline, tone: 'ground' },
    { d: crossVeins(random, leaf, veins), tone: 'soft', width: 0.9 },
    { d: veins.map((vein) => curve(leaf, vein)).join(''), tone: 'line', width: 1.1 },
    { d: outline, tone: 'line', width: 1.3 },
    { d: smooth(midrib), tone: 'line', width: 2.2 },
  ];
}
