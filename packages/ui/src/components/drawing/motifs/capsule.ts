import { frameAt, polyline, smooth, times, type Frame } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { at, circle, dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

type Form = (random: Random, place: Frame, size: number) => Stroke[];

/** A half of a capsule: open at `mouth`, round at the other end. */
function half(place: Frame, mouth: number, end: number, radius: number, size: number): string {
  const r = Math.round(radius * size);
  const shoulder = end - Math.sign(end - mouth) * radius;
  const sweep = end > mouth ? 1 : 0;
  return `M${at(place(mouth, -radius))}L${at(place(shoulder, -radius))}A${r} ${r} 0 0 ${sweep} ${at(place(shoulder, radius))}L${at(place(mouth, radius))}z`;
}

function granules(random: Random, place: Frame, from: number, to: number, count: number): string {
  return times(count, () => dot(place(between(random, from, to), between(random, -0.24, 0.24)))).join('');
}

/** A two-part capsule; its granules are visible through one part. */
const capsule: Form = (random, place, size) => [
  { d: half(place, -0.08, -1, 0.36, size), tone: 'shape', width: 1.4 },
  { d: granules(random, place, -0.84, -0.1, 26), tone: 'line', width: 3 },
  { d: half(place, -0.16, 1, 0.4, size), tone: 'shape', width: 1.5 },
  {
    d:
      polyline([place(-0.02, -0.4), place(-0.02, 0.4)]) +
      smooth([place(0.12, -0.27), place(0.6, -0.27), place(0.76, -0.22)]),
    tone: 'soft',
    width: 2.4,
  },
];

/** The same, open: granules fall out. */
const opened: Form = (random, place, size) => [
  { d: half(place, -0.34, -1.16, 0.36, size), tone: 'shape', width: 1.4 },
  {
    d:
      granules(random, place, -1, -0.36, 20) +
      times(18, (_, part) =>
        dot(place(-0.3 + part * 0.62, between(random, -0.1, 0.1) + part * between(random, 0, 0.75))),
      ).join(''),
    tone: 'line',
    width: 3,
  },
  { d: half(place, 0.4, 1.2, 0.4, size), tone: 'shape', width: 1.5 },
  {
    d:
      smooth([place(0.4, -0.4), place(0.32, 0), place(0.4, 0.4)]) +
      smooth([place(0.54, -0.27), place(0.8, -0.27), place(0.96, -0.22)]),
    tone: 'soft',
    width: 1.6,
  },
];

/** A tablet with a score line, from above. */
const tablet: Form = (random, place, size) => [
  { d: circle(place(0, 0), size * 0.52), tone: 'shape', width: 1.5 },
  { d: circle(place(0, 0), size * 0.44), tone: 'soft', width: 1.4 },
  { d: polyline([place(-0.44, 0), place(0.44, 0)]), tone: 'line', width: 2 },
  {
    d: times(9, () => dot(place(between(random, -0.3, 0.3), between(random, -0.34, 0.34)))).join(''),
    tone: 'soft',
    width: 2.6,
  },
];

/** A soft capsule with oil in it. */
const soft: Form = (_, place, size) => {
  const r = Math.round(size * 0.4);
  const ends = `M${at(place(-0.3, -0.4))}L${at(place(0.3, -0.4))}A${r} ${r} 0 0 1 ${at(place(0.3, 0.4))}L${at(place(-0.3, 0.4))}A${r} ${r} 0 0 1 ${at(place(-0.3, -0.4))}z`;
  return [
    { d: ends, tone: 'shape', width: 1.5 },
    { d: smooth([place(-0.5, 0.05), place(-0.2, 0.14), place(0.2, 0.02), place(0.56, 0.1)]), tone: 'line', width: 1 },
    { d: circle(place(0.05, -0.1), size * 0.07) + circle(place(0.3, -0.14), size * 0.04), tone: 'line', width: 1 },
    { d: smooth([place(-0.48, -0.16), place(-0.36, -0.27), place(-0.1, -0.29)]), tone: 'soft', width: 2.6 },
  ];
};

/** Capsules and tablets on a sheet, not aligned. */
export function drawCapsule(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? 1 : -1;
  const spots: readonly (readonly [across: number, down: number, size: number])[] = wide
    ? [
        [0, 0.5, 0.27],
        [0.3, 0.3, 0.2],
        [-0.29, 0.7, 0.21],
        [-0.28, 0.26, 0.2],
        [0.27, 0.75, 0.2],
      ]
    : [
        [0.02, 0.5, 0.27],
        [0.28, 0.2, 0.17],
        [-0.28, 0.8, 0.17],
        [-0.27, 0.21, 0.17],
        [0.3, 0.8, 0.16],
      ];
  const others = [tablet, soft, capsule, tablet, soft, capsule];
  const first = Math.floor(random() * 3);
  return spots.flatMap(([across, down, size], index) => {
    const form = index === 0 ? (random() < 0.5 ? opened : capsule) : (others[first + (index % 3)] ?? tablet);
    const centre: Point = { x: width / 2 + side * across * width, y: down * height };
    const length = size * Math.min(width, height) * (form === tablet || form === soft ? 1 : 0.9);
    return form(random, frameAt(centre, between(random, 0, 6.28), length), length);
  });
}
