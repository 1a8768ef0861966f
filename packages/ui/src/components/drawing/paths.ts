import { at, polar, type Point } from './stroke.ts';

/** Path data that the motifs share. Coordinates are whole and mostly relative, because a drawing is a download. */

/** `count` values by their index and their part of the way from the first (0) to the last (1). */
export function times<Value>(count: number, make: (index: number, part: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index, count > 1 ? index / (count - 1) : 0.5));
}

/** The point at a part of the way between two points. */
export function mix(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Converts coordinates along and across a direction to those of the drawing. */
export type Frame = (along: number, across: number) => Point;

export function frameAt(origin: Point, angle: number, scale = 1): Frame {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return (along, across) => ({
    x: origin.x + along * cos - across * sin,
    y: origin.y + along * sin + across * cos,
  });
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** ` 3-4`: numbers with as few separators as a path needs. */
function step(from: Point, to: Point): string {
  return [to.x - from.x, to.y - from.y].map((value) => (value < 0 ? String(value) : ` ${String(value)}`)).join('');
}

function curved(start: Point, corners: readonly Point[], endOf: (index: number) => Point): string {
  let from = whole(start);
  let path = `M${at(from)}`;
  corners.forEach((corner, index) => {
    const end = whole(endOf(index));
    path += `q${step(from, whole(corner)).trimStart()}${step(from, end)}`;
    from = end;
  });
  return path;
}

/** A curve from the first to the last point that bends towards the points between them. */
export function smooth([start, ...corners]: readonly Point[]): string {
  if (!start) return '';
  return curved(start, corners, (index) => {
    const corner = corners[index] ?? start;
    return mix(corner, corners[index + 1] ?? corner, 0.5);
  });
}

/** A closed curve through the midpoints between the points. */
export function loop(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const endOf = (index: number): Point => mix(points[index] ?? first, points[index + 1] ?? first, 0.5);
  return `${curved(mix(last, first, 0.5), points, endOf)}z`;
}

/** Straight lines from point to point. */
export function polyline([start, ...others]: readonly Point[]): string {
  if (!start) return '';
  let from = whole(start);
  let path = `M${at(from)}`;
  for (const point of others.map(whole)) {
    path += `l${step(from, point).trimStart()}`;
    from = point;
  }
  return path;
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

export function ellipse({ x, y }: Point, across: number, down: number): string {
  const [rx, ry] = [Math.round(across), Math.round(down)];
  return `M${at({ x: x - rx, y })}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

/** A pointed leaf, a petal, a grain: two curves from base to tip. */
export function blade(base: Point, angle: number, length: number, breadth: number, bend = 0): string {
  const frame = frameAt(base, angle);
  const [from, tip] = [whole(base), whole(frame(length, bend))];
  const [left, right] = [whole(frame(length * 0.45, bend - breadth)), whole(frame(length * 0.45, bend + breadth))];
  return `M${at(from)}q${step(from, left).trimStart()}${step(from, tip)}q${step(tip, right).trimStart()}${step(tip, from)}`;
}

/** Points at equal angles on a circle. */
export function around(centre: Point, radius: number, count: number, start = 0): Point[] {
  return times(count, (index) => polar(centre, radius, start + (index / count) * Math.PI * 2));
}

/** A root, a stem, a vessel: a closed shape along a line that is `widths(0)` wide at its start and `widths(1)` at its end. */
export function tapered(spine: readonly Point[], widthAt: (part: number) => number): string {
  const sides = spine.map((point, index) => {
    const [before, after] = [spine[index - 1] ?? point, spine[index + 1] ?? point];
    const angle = Math.atan2(after.y - before.y, after.x - before.x) + Math.PI / 2;
    const half = widthAt(index / (spine.length - 1)) / 2;
    return [polar(point, half, angle), polar(point, -half, angle)] as const;
  });
  return loop([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]);
}
