import { arc, circle, polar, type Point, type Stroke } from '../../drawing/stroke.ts';

/** Line widths for 400 units: an illustration is shown at 190 to 280 pixels. */
export const fine = 1.8;
export const plain = 2.6;
export const strong = 5;

/** A dish seen from above: its ground, a double rim, a highlight. */
export function dish(centre: Point, radius: number): Stroke[] {
  return [
    { d: circle(centre, radius), tone: 'ground' },
    { d: circle(centre, radius) + circle(centre, radius * 0.94), tone: 'line', width: plain },
    { d: arc(centre, radius * 0.86, 3.5, 4.3), tone: 'soft', width: strong },
  ];
}

/** A dashedCircle circle, for something absent. */
export function dashedCircle(centre: Point, radius: number, dashes: number): string {
  const step = (Math.PI * 2) / dashes;
  return Array.from({ length: dashes }, (_, index) => arc(centre, radius, index * step, (index + 0.55) * step)).join(
    '',
  );
}

/** Evenly spaced points along a straight line, both ends included. */
export function pointsOnLine(from: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** Evenly spaced points on a circle, clockwise from the top. */
export function pointsOnCircle(centre: Point, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    polar(centre, radius, (index / count) * Math.PI * 2 - Math.PI / 2),
  );
}
