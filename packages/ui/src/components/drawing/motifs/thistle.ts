import { blade, frameAt, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Head {
  /** Where the stem ends. */
  foot: Point;
  angle: number;
  size: number;
  /** Rows of scales. */
  rows: number;
  /** Whether its florets are out. */
  open: boolean;
}

/** The tuft of florets at the top of a head. */
function florets(random: Random, { foot, angle, size }: Head): Stroke[] {
  const top = frameAt(foot, angle, size)(0.82, 0);
  const hairs = times(17, (_, part) => {
    const side = part * 2 - 1;
    const place = frameAt(top, angle + side * 0.72, size * between(random, 0.5, 0.64));
    return {
      line: smooth([place(0, side * 0.3), place(0.6, side * 0.02), place(1, side * -0.04)]),
      tip: place(1, side * -0.04),
    };
  });
  return [
    { d: hairs.map(({ line }) => line).join(''), tone: 'line', width: 1 },
    { d: hairs.map(({ tip }) => dot(tip)).join(''), tone: 'line', width: size * 0.028 },
  ];
}

/** A head of scales, the upper ones behind the lower ones. */
function head(random: Random, each: Head): Stroke[] {
  const { foot, angle, size, rows } = each;
  const place = frameAt(foot, angle, size);
  const scales = times(rows, (row, part) => {
    const level = 0.62 - part * 0.56;
    const half = 0.4 * Math.sin(Math.PI * (0.28 + part * 0.5));
    const count = row % 2 ? 4 : 5;
    const blades = times(count, (_, across) => {
      const side = across * 2 - 1;
      const base = place(level - 0.1 + 0.1 * Math.abs(side), side * half * 0.9);
      return blade(
        base,
        angle + side * (0.62 - part * 0.12),
        size * (0.4 - part * 0.06),
        size * 0.13,
        -side * size * 0.05,
      );
    });
    return { d: blades.join(''), tone: 'shape', width: 1.3 } as const;
  });
  return [...(each.open ? florets(random, each) : []), ...scales];
}

/** A jagged leaf: lobes in pairs along a rib. */
function leaf(base: Point, angle: number, length: number, bend: number): Stroke[] {
  const place = frameAt(base, angle, length);
  const rib = (part: number): Point => place(part, bend * part ** 1.7);
  const lobes = times(9, (index) => {
    const part = index === 8 ? 0.84 : 0.2 + Math.floor(index / 2) * 0.17;
    const side = index === 8 ? 0 : index % 2 ? 1 : -1;
    const size = length * (index === 8 ? 0.22 : 0.3 - Math.abs(part - 0.42) * 0.24);
    return blade(rib(part), angle + bend * part * 1.7 + side * 0.95, size, size * 0.2, -side * size * 0.12);
  });
  return [
    { d: lobes.join(''), tone: 'shape', width: 1.1 },
    { d: smooth([base, rib(0.5), rib(0.9)]), tone: 'line', width: 1.6 },
  ];
}

/** An artichoke, a milk thistle: heads of scales on strong stems, jagged leaves. */
export function drawThistle(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? 1 : -1;
  const across = (part: number): number => width / 2 + side * width * part;
  const main: Head = {
    foot: { x: across(wide ? -0.04 : -0.08), y: height * between(random, 0.52, 0.57) },
    angle: -Math.PI / 2 - side * between(random, 0.02, 0.12),
    size: height * between(random, 0.33, 0.37),
    rows: 5,
    open: random() < 0.5,
  };
  const other: Head = {
    foot: { x: across(wide ? 0.22 : 0.26), y: height * between(random, 0.6, 0.66) },
    angle: -Math.PI / 2 + side * between(random, 0.2, 0.35),
    size: height * between(random, 0.18, 0.22),
    rows: 4,
    open: !main.open,
  };
  const ground = { x: across(0), y: height * 1.03 };
  const stem = smooth([ground, { x: ground.x, y: height * 0.8 }, main.foot]);
  const branch = smooth([
    { x: across(-0.005), y: height * 0.92 },
    { x: across(wide ? 0.12 : 0.16), y: height * 0.84 },
    other.foot,
  ]);
  return [
    { d: branch, tone: 'line', width: 3.4 },
    { d: stem, tone: 'line', width: 5 },
    ...leaf({ x: across(-0.01), y: height * 0.9 }, -Math.PI / 2 - side * 1.02, height * 0.42, -side * 0.14),
    ...(wide ? leaf({ x: across(0.02), y: height * 0.97 }, -Math.PI / 2 + side * 1.32, height * 0.42, side * 0.1) : []),
    ...head(random, other),
    ...head(random, main),
  ];
}
