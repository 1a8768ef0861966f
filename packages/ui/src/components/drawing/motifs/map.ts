import { loop, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** The contour lines of a hill, from its foot to its top. */
function hill(random: Random, centre: Point, size: number, lines: number): string[] {
  const waves = [2, 3].map((turns) => ({ turns, high: between(random, 0.08, 0.2), phase: between(random, 0, 6) }));
  const drift = polar({ x: 0, y: 0 }, size * 0.24, between(random, 0, Math.PI * 2));
  return times(lines, (index) => {
    const part = (lines - index) / lines;
    const middle = { x: centre.x + drift.x * (1 - part), y: centre.y + drift.y * (1 - part) };
    const points = times(10, (corner) => {
      const angle = (corner / 10) * Math.PI * 2;
      const wave = waves.reduce((sum, { turns, high, phase }) => sum + high * Math.sin(angle * turns + phase), 0);
      return polar(middle, size * part * (1 + wave), angle);
    });
    return loop(points);
  });
}

/** A map: the contours of hills, a river, and a route with its stages. */
export function drawMap(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 1 : -1;
  const across = (part: number): number => width / 2 + side * width * part;
  const hills = [
    hill(random, { x: across(0.2), y: height * between(random, 0.28, 0.4) }, unit * 0.29, 5),
    hill(random, { x: across(-0.27), y: height * between(random, 0.64, 0.76) }, unit * 0.25, 4),
  ];
  const bend = between(random, 0.05, 0.14) * height;
  const river = times(7, (_, part): Point => ({
    x: across(-0.46) + side * width * 0.86 * part + 14 * Math.sin(part * 11),
    y: -10 + (height + 20) * part + bend * Math.sin(part * 6),
  }));
  const route = times(5, (index, part): Point => ({
    x: across(-0.38 + part * 0.76),
    y: height * (0.82 - part * 0.62 + (index % 2 ? 0.1 : -0.04) + between(random, -0.03, 0.03)),
  }));
  const [start, ...stages] = route;
  const pin = stages.at(-1) ?? { x: 0, y: 0 };
  const frames = [0.012, 0.03].map((inset) => {
    const [x, y] = [Math.round(width * inset), Math.round(width * inset)];
    return `M${x} ${y}H${width - x}V${height - y}H${x}z`;
  });
  return [
    { d: hills.map(([foot = '']) => foot).join(''), tone: 'ground' },
    { d: smooth(river), tone: 'soft', width: 5 },
    { d: hills.flatMap((lines) => lines.filter((_, index) => index % 2)).join(''), tone: 'soft', width: 1.2 },
    { d: hills.flatMap((lines) => lines.filter((_, index) => index % 2 === 0)).join(''), tone: 'line', width: 1.1 },
    { d: frames.join(''), tone: 'soft', width: 0.9 },
    { d: dashed(route), tone: 'line', width: 2.2 },
    { d: stages.map((stage) => circle(stage, 6)).join(''), tone: 'shape', width: 1.6 },
    { d: circle(pin, 13), tone: 'line', width: 1.4 },
    { d: [start, pin].map((point) => (point ? dot(point) : '')).join(''), tone: 'line', width: 11 },
  ];
}

/** A dotted line through points. */
function dashed(points: readonly Point[]): string {
  return points
    .flatMap((from, index) => {
      const to = points[index + 1];
      if (!to) return [];
      const count = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 9);
      return times(count, (_, part) =>
        dot({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part + 8 * Math.sin(part * Math.PI) }),
      );
    })
    .join('');
}
