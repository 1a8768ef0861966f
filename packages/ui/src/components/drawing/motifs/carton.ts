import { frameAt, mix, polygon, polyline, times, type Frame } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { at, circle, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** Width of the front, depth and height of a folding box, in millimetres. */
interface Box {
  front: number;
  depth: number;
  tall: number;
}

interface Panel {
  from: number;
  to: number;
  /** The front and the back have long flaps that tuck in. */
  broad: boolean;
}

function panelsOf({ front, depth }: Box): Panel[] {
  return [
    { from: -front - depth, to: -depth, broad: true },
    { from: -depth, to: 0, broad: false },
    { from: 0, to: front, broad: true },
    { from: front, to: front + depth, broad: false },
  ];
}

/** A flap of a panel, away from the edge at `y`. */
function flap(place: Frame, { from, to, broad }: Panel, y: number, high: number): string {
  const inset = broad ? 2 : (to - from) * 0.07;
  const tip = broad ? 12 : (to - from) * 0.16;
  return polygon([
    place(from, y),
    place(from + inset, y + high * 0.7),
    place(from + tip, y + high),
    place(to - tip, y + high),
    place(to - inset, y + high * 0.7),
    place(to, y),
  ]);
}

function dashed(from: Point, to: Point): string {
  return times(13, (_, part) => polyline([mix(from, to, part * 0.96), mix(from, to, part * 0.96 + 0.04)])).join('');
}

/** The flat net: four panels in a row, flaps above and below, a tab to glue. */
function net(place: Frame, box: Box): Stroke[] {
  const { depth, tall } = box;
  const panels = panelsOf(box);
  const [left, right] = [-box.front - depth, box.front + depth];
  const [top, bottom] = [-tall / 2, tall / 2];
  const reach = ({ broad }: Panel): number => depth * (broad ? 1.25 : 0.72);
  const flaps = panels.flatMap((panel, index) => [
    index === 2 ? '' : flap(place, panel, top, -reach(panel)),
    index === 0 ? '' : flap(place, panel, bottom, reach(panel)),
  ]);
  const glued = left - depth * 0.34;
  const tab = polygon([
    place(left, top + 2),
    place(glued, top + 14),
    place(glued, bottom - 14),
    place(left, bottom - 2),
  ]);
  const folds = [
    ...panels.map(({ from }) => dashed(place(from, top), place(from, bottom))),
    dashed(place(left, top - depth), place(-depth, top - depth)),
    dashed(place(0, bottom + depth), place(box.front, bottom + depth)),
  ];
  return [
    { d: flaps.join('') + tab, tone: 'shape', width: 1.2 },
    {
      d: polygon([place(left, top), place(right, top), place(right, bottom), place(left, bottom)]),
      tone: 'shape',
      width: 1.4,
    },
    { d: folds.join(''), tone: 'line', width: 1 },
  ];
}

/** The mark: a dish with its crescent. */
function mark(centre: Point, radius: number): Stroke[] {
  const r = Math.round(radius);
  const inner = Math.round(radius * 0.62);
  const crescent = `M${at({ x: centre.x, y: centre.y - r })}a${r} ${r} 0 0 1 0 ${2 * r}a${inner} ${r} 0 0 0 0 ${-2 * r}`;
  return [
    { d: circle(centre, radius), tone: 'line', width: 1.2 },
    { d: crescent, tone: 'solid' },
  ];
}

/** A folding box as its designer sees it: the flat net with its folds and its measure. */
export function drawCarton(random: Random, { width, height }: ViewBox): Stroke[] {
  const box: Box = { front: between(random, 88, 104), depth: between(random, 40, 54), tall: between(random, 130, 160) };
  const { front, depth, tall } = box;
  const scale = width > height ? 1.22 : 0.98;
  const turn = between(random, -0.1, 0.1) + (random() < 0.5 ? 0 : Math.PI);
  const place = frameAt({ x: width / 2 + Math.cos(turn) * 5, y: height / 2 }, turn, scale);
  const below = tall / 2 + depth * 1.5;
  const ends = [-1, 1].map((way) => way * (front + depth));
  const measure = [
    polyline(ends.map((end) => place(end, below))),
    ...ends.map((end) => polyline([place(end, below - 5), place(end, below + 5)])),
  ];
  const print = [0.8, 0.4, 0.7, 0.75].map((end, line) =>
    polyline([place(14, line * 16 - 30), place(front * end, line * 16 - 30)]),
  );
  const grid = times(Math.ceil(width / 40), (column) =>
    times(Math.ceil(height / 40), (row) => `M${column * 40 + 17} ${row * 40 + 20}h6m-3-3v6`),
  );
  return [
    { d: grid.flat().join(''), tone: 'soft', width: 0.8 },
    ...net(place, box),
    ...mark(place(-depth - front / 2, 0), 24 * scale),
    { d: print.join(''), tone: 'soft', width: 3 },
    { d: measure.join(''), tone: 'line', width: 1 },
  ];
}
