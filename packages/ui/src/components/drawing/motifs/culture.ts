import { between, type Random } from '../random.ts';
import { arc, circle, dot, polar, type Point, type ViewBox, type Stroke } from '../stroke.ts';

interface Zone {
  /** Number of lines of the zigzag, and the gap between two colonies on a line as a fraction of the dish's radius. */
  lines: number;
  gap: number;
  /** Diameter of a colony. */
  size: number;
}

/* A streak plate: each zone continues the previous one, so colonies become fewer and larger. */
const zones: readonly Zone[] = [
  { lines: 10, gap: 0.042, size: 3.2 },
  { lines: 7, gap: 0.078, size: 4.6 },
  { lines: 5, gap: 0.14, size: 7 },
];

interface Dish extends Point {
  radius: number;
}

function isInside(dish: Dish, point: Point): boolean {
  return Math.hypot(point.x - dish.x, point.y - dish.y) < dish.radius * 0.84;
}

/** Parallel lines from the rim inwards, with fewer and fewer colonies. */
function streak(random: Random, dish: Dish, zone: Zone, angle: number): string {
  const middle = polar(dish, dish.radius * 0.52, angle);
  const lean = angle + between(random, -0.3, 0.3);
  let path = '';
  for (let line = 0; line < zone.lines; line += 1) {
    const across = (line / (zone.lines - 1) - 0.5) * dish.radius * 0.62;
    const foot = polar(middle, across, lean + Math.PI / 2);
    for (let depth = 0.36; depth > -0.3; depth -= zone.gap * between(random, 0.55, 1.7)) {
      const point = polar(foot, dish.radius * depth, lean);
      if (isInside(dish, point)) path += dot(point);
    }
  }
  return path;
}

/** Single colonies after the last streak, some with a zone of inhibition. */
function isolated(random: Random, dish: Dish, angle: number): Stroke[] {
  const colonies = Array.from({ length: 8 }, (_, index) => {
    const turn = angle + ((index % 4) / 3 - 0.5) * 1.25 + between(random, -0.1, 0.1);
    return polar(dish, dish.radius * (index < 4 ? between(random, 0.56, 0.74) : between(random, 0.16, 0.42)), turn);
  });
  const [first, second, third, ...others] = colonies;
  const large = [first, second, third].filter((point) => point !== undefined);
  return [
    { d: large.map((point) => circle(point, between(random, 17, 24))).join(''), tone: 'soft', width: 1 },
    { d: large.map((point) => circle(point, 12)).join(''), tone: 'line', width: 1 },
    { d: large.map(dot).join(''), tone: 'line', width: 15 },
    { d: others.map(dot).join(''), tone: 'line', width: 9 },
  ];
}

/** The whole dish in a square, an enlarged detail in other formats. */
function dishOn(random: Random, { width, height }: ViewBox): Dish {
  if (width === height) return { x: width / 2, y: height / 2, radius: height * 0.44 };
  const side = random() < 0.5 ? 0.42 : 0.58;
  return { x: width * side, y: height * between(random, 0.5, 0.58), radius: Math.min(width, height) * 0.6 };
}

/** A streaked agar plate, seen from above. */
export function drawCulture(random: Random, viewBox: ViewBox): Stroke[] {
  const dish = dishOn(random, viewBox);
  const start = between(random, 0, Math.PI * 2);
  const turn = random() < 0.5 ? 1.5 : -1.5;
  const r = dish.radius * 0.9;
  const glint = start + turn * 3.4;
  return [
    { d: circle(dish, dish.radius), tone: 'ground' },
    { d: circle(dish, dish.radius) + circle(dish, dish.radius * 0.95), tone: 'line', width: 1.2 },
    { d: arc(dish, r, glint, glint + 0.7), tone: 'soft', width: 3 },
    ...zones.map((zone, index): Stroke => ({
      d: streak(random, dish, zone, start + turn * index),
      tone: 'line',
      width: zone.size,
    })),
    ...isolated(random, dish, start + turn * zones.length),
  ];
}
