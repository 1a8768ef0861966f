import { at, dot, type Point, type Stroke } from '../../drawing/stroke.ts';
import { fine, plain } from './parts.ts';

type Curve = readonly [Point, Point, Point, Point];

function point(x: number, y: number): Point {
  return { x, y };
}

const margin: readonly [Curve, Curve] = [
  [point(200, 342), point(96, 268), point(52, 204), point(78, 138)],
  [point(78, 138), point(100, 84), point(176, 82), point(200, 146)],
];
const veins: readonly Curve[] = [
  [point(200, 330), point(168, 306), point(140, 282), point(112, 252)],
  [point(200, 296), point(156, 266), point(118, 232), point(82, 190)],
  [point(200, 260), point(160, 230), point(116, 194), point(78, 148)],
  [point(200, 224), point(168, 196), point(132, 160), point(98, 110)],
  [point(200, 190), point(180, 170), point(160, 144), point(140, 100)],
];

/** A point on a Bézier curve, 0 at its start, 1 at its end. */
function pointOnCurve([a, b, c, d]: Curve, part: number): Point {
  const rest = 1 - part;
  const blend = (one: number, two: number, three: number, four: number) =>
    rest ** 3 * one + 3 * rest ** 2 * part * two + 3 * rest * part ** 2 * three + part ** 3 * four;
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

function mirrored({ x, y }: Point): Point {
  return { x: 400 - x, y };
}

function pathOf([a, b, c, d]: Curve): string {
  return `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
}

/** Dots along the mirrored curve on the other side of the stalk. */
function dottedMirror(curve: Curve, count: number): string {
  return Array.from({ length: count }, (_, index) =>
    dot(mirrored(pointOnCurve(curve, (index + 0.8) / (count + 0.6)))),
  ).join('');
}

const [flank, shoulder] = margin;
const leaf = `${pathOf(flank)}C${at(shoulder[1])} ${at(shoulder[2])} ${at(shoulder[3])}Z`;

/** A heart of two leaves: one drawn, the other pointsOnLine. */
export function drawNoFavourites(): Stroke[] {
  return [
    { d: leaf, tone: 'ground' },
    { d: veins.map(pathOf).join(''), tone: 'soft', width: fine },
    {
      d: veins
        .slice(1, 4)
        .map((vein) => dottedMirror(vein, 7))
        .join(''),
      tone: 'soft',
      width: 4,
    },
    { d: leaf, tone: 'line', width: plain },
    { d: dottedMirror(flank, 16) + dottedMirror(shoulder, 10), tone: 'line', width: 5 },
    { d: 'M200 146v234', tone: 'line', width: 4 },
  ];
}
