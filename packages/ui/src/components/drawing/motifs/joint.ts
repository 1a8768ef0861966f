import { frameAt, loop, smooth, times, type Frame } from '../paths.ts';
import { between, type Random } from '../random.ts';
import type { Point, Stroke, ViewBox } from '../stroke.ts';

type Row = readonly [along: number, across: number];

/* A knee in section: along the leg from the gap, across it. */
const thigh: readonly Row[] = [
  [1.6, -0.15],
  [0.85, -0.15],
  [0.6, -0.17],
  [0.42, -0.29],
  [0.26, -0.4],
  [0.1, -0.38],
  [0.03, -0.25],
  [0.05, -0.11],
  [0.12, 0],
  [0.05, 0.1],
  [0.02, 0.26],
  [0.1, 0.4],
  [0.28, 0.41],
  [0.43, 0.28],
  [0.6, 0.17],
  [0.85, 0.15],
  [1.6, 0.15],
];
const shin: readonly Row[] = [
  [-1.6, -0.12],
  [-0.85, -0.13],
  [-0.5, -0.17],
  [-0.3, -0.31],
  [-0.12, -0.39],
  [-0.05, -0.34],
  [-0.06, -0.16],
  [-0.01, -0.04],
  [-0.01, 0.04],
  [-0.06, 0.16],
  [-0.05, 0.34],
  [-0.12, 0.39],
  [-0.3, 0.31],
  [-0.5, 0.17],
  [-0.85, 0.13],
  [-1.6, 0.12],
];

function points(place: Frame, rows: readonly Row[]): Point[] {
  return rows.map(([along, across]) => place(along, across));
}

/** The lines of force in the end of a bone. */
function struts(place: Frame, end: 1 | -1): string {
  const lengthwise = times(5, (_, part) => {
    const across = (part * 2 - 1) * 0.27;
    return smooth([
      place(end * 0.9, across * 0.32),
      place(end * 0.55, across * 0.45),
      place(end * 0.35, across * 0.95),
      place(end * 0.15, across * 1.1),
    ]);
  });
  const crosswise = times(3, (_, part) => {
    const along = end * (0.2 + part * 0.13);
    return smooth([place(along, -0.3 + part * 0.05), place(along + end * 0.06, 0), place(along, 0.3 - part * 0.05)]);
  });
  return [...lengthwise, ...crosswise].join('');
}

/** The kneecap in its tendon. */
function kneecap(place: Frame, side: number): Stroke[] {
  const tendon = smooth([
    place(1.4, side * 0.24),
    place(0.75, side * 0.3),
    place(0.4, side * 0.58),
    place(0.02, side * 0.64),
    place(-0.3, side * 0.42),
    place(-0.46, side * 0.2),
  ]);
  const cap = loop(
    points(
      place,
      [
        [0.38, 0.5],
        [0.44, 0.6],
        [0.26, 0.72],
        [0.06, 0.68],
        [0.02, 0.57],
        [0.2, 0.5],
      ].map(([along = 0, across = 0]): Row => [along, side * across]),
    ),
  );
  const grain = times(3, (_, part) =>
    smooth([
      place(0.34, side * (0.56 + part * 0.06)),
      place(0.2, side * (0.55 + part * 0.07)),
      place(0.09, side * (0.58 + part * 0.05)),
    ]),
  );
  return [
    { d: tendon, tone: 'soft', width: 9 },
    { d: cap, tone: 'shape', width: 1.5 },
    { d: grain.join(''), tone: 'soft', width: 1.1 },
  ];
}

/** A joint: two bones, the cartilage on their ends, the capsule around them. */
export function drawJoint(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const unit = Math.min(width, height) * (wide ? 0.66 : 0.58);
  const side = random() < 0.5 ? -1 : 1;
  const angle = -Math.PI / 2 + side * (wide ? between(random, 0.5, 1) : between(random, 0.1, 0.4));
  const gap = between(random, 0.01, 0.035);
  const place = frameAt({ x: width / 2, y: height * 0.5 }, angle, unit);
  const upper: Frame = (along, across) => place(along + gap, across);
  const capsule = [-1, 1].map((way) =>
    smooth([
      place(0.42, way * 0.33),
      place(0.25, way * 0.5),
      place(0, way * 0.5),
      place(-0.2, way * 0.45),
      place(-0.32, way * 0.32),
    ]),
  );
  const cartilage = [
    points(upper, thigh.slice(4, 8)),
    points(upper, thigh.slice(9, 13)),
    points(place, shin.slice(4, 7)),
    points(place, shin.slice(9, 12)),
  ];
  return [
    ...(random() < 0.6 ? kneecap(place, side) : []),
    { d: capsule.join(''), tone: 'soft', width: 5 },
    { d: capsule.join(''), tone: 'line', width: 1 },
    { d: smooth(points(upper, thigh)) + smooth(points(place, shin)), tone: 'shape', width: 1.6 },
    { d: struts(upper, 1) + struts(place, -1), tone: 'soft', width: 1.2 },
    { d: cartilage.map(smooth).join(''), tone: 'line', width: 4 },
  ];
}
