import type { Point, Project } from './camera.ts';
import type { Vector } from './vector.ts';

/** A path on a flat sheet, before it is projected on a surface and into the picture. */
export type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'cubic'; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly kind: 'close' };
export type Path = readonly Segment[];

/** Maps a point of a sheet to the studio. */
export type Surface = (place: Point) => Vector;

function between(a: Point, b: Point, part: number): Point {
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
  };
}

export function move(x: number, y: number): Segment {
  return { kind: 'move', to: { x, y } };
}

export function line(x: number, y: number): Segment {
  return { kind: 'line', to: { x, y } };
}

export const close: Segment = { kind: 'close' };

export function quadratic(from: Point, control: Point, to: Point): Segment {
  return {
    kind: 'cubic',
    first: between(from, control, 2 / 3),
    second: between(to, control, 2 / 3),
    to,
  };
}

export function polygon(points: readonly Point[]): Path {
  return [...points.map((to, index): Segment => ({ kind: index === 0 ? 'move' : 'line', to })), close];
}

export function polyline(points: readonly Point[]): Path {
  return polygon(points).slice(0, -1);
}

export function rectangle(x: number, y: number, width: number, height: number): Path {
  return polygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
}

/** The best approximation of a quarter circle by a cubic curve. */
const quarter = 0.5522847498;

export function ellipse(centre: Point, rx: number, ry = rx): Path {
  const at = (x: number, y: number): Point => ({ x: centre.x + x * rx, y: centre.y + y * ry });
  const arc = (first: Point, second: Point, to: Point): Segment => ({ kind: 'cubic', first, second, to });
  return [
    { kind: 'move', to: at(1, 0) },
    arc(at(1, quarter), at(quarter, 1), at(0, 1)),
    arc(at(-quarter, 1), at(-1, quarter), at(-1, 0)),
    arc(at(-1, -quarter), at(-quarter, -1), at(0, -1)),
    arc(at(quarter, -1), at(1, -quarter), at(1, 0)),
    close,
  ];
}

/** A smooth curve through points (Catmull-Rom); `closed` joins its ends. */
export function smooth(points: readonly Point[], closed = false): Path {
  const [start] = points;
  if (!start) return [];
  const count = points.length;
  const pointAt = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? start;
  const path: Segment[] = [{ kind: 'move', to: start }];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
    path.push({
      kind: 'cubic',
      first: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      second: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    });
  }
  return closed ? [...path, close] : path;
}

function asCubic(from: Point, segment: Exclude<Segment, { kind: 'close' }>): Segment & { kind: 'cubic' } {
  return segment.kind === 'cubic'
    ? segment
    : {
        kind: 'cubic',
        first: between(from, segment.to, 1 / 3),
        second: between(from, segment.to, 2 / 3),
        to: segment.to,
      };
}

type Cubic = Segment & { kind: 'cubic' };

/** De Casteljau: `count` pieces of one curve. */
function split(from: Point, { first, second, to }: Cubic, count: number): Cubic[] {
  if (count <= 1) return [{ kind: 'cubic', first, second, to }];
  const part = 1 / count;
  const [ab, bc, cd] = [between(from, first, part), between(first, second, part), between(second, to, part)];
  const [abc, bcd] = [between(ab, bc, part), between(bc, cd, part)];
  const middle = between(abc, bcd, part);
  return [
    { kind: 'cubic', first: ab, second: abc, to: middle },
    ...split(middle, { kind: 'cubic', first: bcd, second: cd, to }, count - 1),
  ];
}

/** Splits a path into pieces no longer than `length`, so that it follows a curved surface. */
export function broken(path: Path, length: number): Path {
  let [start, from]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return path.flatMap((segment): Segment[] => {
    if (segment.kind === 'move') {
      start = segment.to;
      from = segment.to;
      return [segment];
    }
    const whole = segment.kind === 'close' ? asCubic(from, { kind: 'line', to: start }) : asCubic(from, segment);
    const size = Math.hypot(whole.to.x - from.x, whole.to.y - from.y);
    const pieces =
      size <= length && segment.kind !== 'cubic'
        ? [segment]
        : split(from, whole, Math.max(1, Math.ceil(size / length)));
    from = whole.to;
    return segment.kind === 'close' ? [...pieces.filter(({ kind }) => kind !== 'close'), close] : pieces;
  });
}

export function shifted(path: Path, dx: number, dy: number): Path {
  return mapped(path, ({ x, y }) => ({ x: x + dx, y: y + dy }));
}

export function mapped(path: Path, change: (point: Point) => Point): Path {
  return path.map((segment): Segment => {
    if (segment.kind === 'close') return segment;
    if (segment.kind !== 'cubic') return { kind: segment.kind, to: change(segment.to) };
    return { kind: 'cubic', first: change(segment.first), second: change(segment.second), to: change(segment.to) };
  });
}

/** A path on a sheet, as the camera sees it on a surface. */
export function laid(path: Path, surface: Surface, project: Project): Path {
  return mapped(path, (point) => project(surface(point)));
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function pair({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}

export function toData(path: Path): string {
  return path
    .map((segment) => {
      if (segment.kind === 'close') return 'Z';
      if (segment.kind === 'cubic') return `C${pair(segment.first)} ${pair(segment.second)} ${pair(segment.to)}`;
      return `${segment.kind === 'move' ? 'M' : 'L'}${pair(segment.to)}`;
    })
    .join('');
}
