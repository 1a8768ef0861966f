import { ellipse, loop, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Vessel {
  /** Middle of its foot. */
  foot: Point;
  width: number;
  height: number;
}

/** How a vessel is closed: a clamped lid, a cloth over the neck, an airlock. */
type Lid = 'clamp' | 'cloth' | 'airlock';

/** Half the width of a vessel's body at a part of its height, as a fraction of its width. */
const profiles: Readonly<Record<Lid, readonly (readonly [rise: number, half: number])[]>> = {
  clamp: [
    [0, 0.42],
    [0.02, 0.5],
    [0.72, 0.5],
    [0.86, 0.46],
    [0.9, 0.38],
    [1, 0.38],
  ],
  cloth: [
    [0, 0.4],
    [0.03, 0.48],
    [0.55, 0.5],
    [0.72, 0.42],
    [0.84, 0.27],
    [1, 0.27],
  ],
  airlock: [
    [0, 0.42],
    [0.04, 0.5],
    [0.5, 0.5],
    [0.72, 0.34],
    [0.8, 0.14],
    [0.9, 0.13],
  ],
};

function closure(lid: Lid, { foot, width, height }: Vessel): Stroke[] {
  const at = (across: number, rise: number): Point => ({ x: foot.x + across * width, y: foot.y - rise * height });
  if (lid === 'clamp') {
    const rim = polyline([at(-0.42, 0.98), at(-0.42, 1.05), at(0.42, 1.05), at(0.42, 0.98)]);
    const knob = smooth([at(-0.34, 1.05), at(-0.3, 1.13), at(0, 1.15), at(0.3, 1.13), at(0.34, 1.05)]);
    const wire =
      smooth([at(-0.46, 0.8), at(-0.56, 0.92), at(-0.44, 1.02)]) +
      smooth([at(0.46, 0.8), at(0.6, 0.9), at(0.5, 1.08), at(0.3, 1.12)]);
    return [
      { d: `${rim}z${knob}`, tone: 'shape', width: 1.4 },
      { d: wire, tone: 'line', width: 1.3 },
    ];
  }
  if (lid === 'cloth') {
    const cloth = loop([
      at(-0.36, 0.86),
      at(-0.31, 0.94),
      at(-0.31, 1.02),
      at(-0.1, 1.08),
      at(0.16, 1.07),
      at(0.31, 1.02),
      at(0.31, 0.94),
      at(0.37, 0.85),
      at(0.2, 0.88),
      at(0.05, 0.84),
      at(-0.16, 0.88),
    ]);
    const folds = times(4, (_, part) =>
      smooth([at(-0.24 + part * 0.5, 0.96), at(-0.27 + part * 0.56, 0.91), at(-0.3 + part * 0.6, 0.88)]),
    );
    const string = smooth([at(-0.31, 0.955), at(0, 0.94), at(0.31, 0.955)]);
    return [
      { d: cloth, tone: 'shape', width: 1.4 },
      { d: folds.join('') + string, tone: 'line', width: 1.1 },
    ];
  }
  const tube = smooth([
    at(0, 0.86),
    at(0, 1),
    at(0.02, 1.14),
    at(0.16, 1.16),
    at(0.2, 1.02),
    at(0.3, 0.96),
    at(0.36, 1.06),
    at(0.36, 1.14),
  ]);
  return [
    { d: `${polyline([at(-0.13, 0.88), at(-0.1, 0.96), at(0.1, 0.96), at(0.13, 0.88)])}z`, tone: 'shape', width: 1.4 },
    { d: tube, tone: 'line', width: 1.8 },
    { d: circle(at(0.36, 1.06), width * 0.07) + circle(at(0.18, 1.09), width * 0.07), tone: 'line', width: 1.2 },
  ];
}

function vessel(random: Random, jar: Vessel, lid: Lid): Stroke[] {
  const { foot, width, height } = jar;
  const profile = profiles[lid];
  const side = (sign: 1 | -1): Point[] =>
    profile.map(([rise, half]) => ({ x: foot.x + sign * half * width, y: foot.y - rise * height }));
  const level = between(random, 0.6, 0.66);
  const body = polyline([...side(-1).reverse(), ...side(1)]);
  const brim = profile.reduce((half, [rise, at]) => (rise <= level ? at : half), 0.4) * 0.93;
  const surface = foot.y - level * height;
  const liquid = loop([
    { x: foot.x - brim * width, y: surface },
    { x: foot.x - brim * width, y: surface },
    { x: foot.x - 0.46 * width, y: foot.y - height * 0.3 },
    { x: foot.x - 0.46 * width, y: foot.y - 4 },
    { x: foot.x, y: foot.y - 2 },
    { x: foot.x + 0.46 * width, y: foot.y - 4 },
    { x: foot.x + 0.46 * width, y: foot.y - height * 0.3 },
    { x: foot.x + brim * width, y: surface },
    { x: foot.x + brim * width, y: surface },
  ]);
  const shreds = times(7, () => {
    const [x, y] = [foot.x + between(random, -0.34, 0.34) * width, foot.y - between(random, 0.04, 0.34) * height];
    const [reach, arch] = [width * between(random, 0.1, 0.2), height * between(random, -0.05, 0.05)];
    return smooth([
      { x: x - reach, y: y + arch / 2 },
      { x, y: y - arch },
      { x: x + reach, y: y + arch / 2 },
    ]);
  });
  const bubbles = times(9, (_, part) => {
    const rise = 0.34 + (level - 0.38) * part ** 0.7;
    const at = {
      x: foot.x + between(random, -0.36, 0.36) * width * (lid === 'airlock' ? 0.8 : 1),
      y: foot.y - rise * height,
    };
    return circle(at, 2 + part * between(random, 1, 5));
  });
  const foam = times(6, (_, part) =>
    circle({ x: foot.x + (part * 2 - 1) * brim * width * 0.9, y: surface }, between(random, 2, 5)),
  );
  return [
    { d: liquid, tone: 'ground' },
    { d: shreds.join(''), tone: 'soft', width: 2 },
    { d: bubbles.join(''), tone: 'line', width: 1 },
    { d: foam.join(''), tone: 'shape', width: 1 },
    { d: `${body}z`, tone: 'line', width: 1.6 },
    {
      d: polyline([
        { x: foot.x - 0.4 * width, y: foot.y - height * 0.1 },
        { x: foot.x - 0.4 * width, y: foot.y - height * 0.5 },
      ]),
      tone: 'soft',
      width: 3,
    },
    ...closure(lid, jar),
  ];
}

const lids: readonly Lid[] = ['clamp', 'cloth', 'airlock'];

/** Jars and bottles in which something ferments. */
export function drawFerment(random: Random, { width, height }: ViewBox): Stroke[] {
  const count = width > height ? 3 : 2;
  const first = Math.floor(random() * 3);
  const table = height * 0.86;
  const jars = times(count, (index, part) => {
    const lid = lids[(first + index) % lids.length] ?? 'clamp';
    const large = index === (count === 3 ? 1 : first % 2);
    const tall = height * (large ? 0.62 : 0.46) * between(random, 0.95, 1.05);
    const broad = tall * (lid === 'clamp' ? 0.62 : lid === 'cloth' ? 0.58 : 0.72);
    const x = width / 2 + (part - 0.5) * width * (count === 3 ? 0.6 : 0.44);
    return vessel(random, { foot: { x, y: table }, width: broad, height: tall }, lid);
  });
  return [
    { d: ellipse({ x: width / 2, y: table + height * 0.02 }, width * 0.46, height * 0.035), tone: 'ground' },
    ...jars.flat(),
    {
      d: polyline([
        { x: -5, y: table },
        { x: width + 5, y: table },
      ]),
      tone: 'line',
      width: 1.2,
    },
  ];
}
