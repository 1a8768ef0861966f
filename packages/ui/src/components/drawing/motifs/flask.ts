import { ellipse, loop, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { arc, circle, dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Glass {
  foot: Point;
  height: number;
}

type Vessel = (random: Random, glass: Glass) => Stroke[];

/** Points of a glass: across and up, in units of its height. */
function at({ foot, height }: Glass, across: number, up: number): Point {
  return { x: foot.x + across * height, y: foot.y - up * height };
}

function marks(glass: Glass, across: number, from: number, to: number, count: number): string {
  return times(count, (index, part) =>
    polyline([
      at(glass, across, from + (to - from) * part),
      at(glass, across + (index % 2 ? 0.035 : 0.06), from + (to - from) * part),
    ]),
  ).join('');
}

function bubbles(random: Random, glass: Glass, wide: number, level: number): string {
  return times(8, (_, part) =>
    circle(
      at(glass, between(random, -wide, wide) * (1.1 - part * 0.6), 0.05 + (level - 0.08) * part),
      2 + between(random, 0, 4),
    ),
  ).join('');
}

const conical: Vessel = (random, glass) => {
  const level = between(random, 0.26, 0.42);
  const edge = (up: number): number => 0.36 - (up / 0.68) * 0.265;
  return [
    {
      d: `${polyline([at(glass, -edge(level), level), at(glass, -0.37, 0.02), at(glass, 0.37, 0.02), at(glass, edge(level), level)])}z`,
      tone: 'ground',
    },
    { d: bubbles(random, glass, 0.24, level), tone: 'line', width: 1 },
    { d: ellipse(at(glass, 0, level), edge(level) * glass.height, glass.height * 0.03), tone: 'shape', width: 1.1 },
    {
      d: smooth([
        at(glass, -0.12, 1),
        at(glass, -0.095, 0.97),
        at(glass, -0.095, 0.68),
        at(glass, -0.38, 0.06),
        at(glass, -0.36, 0),
        at(glass, 0, 0),
        at(glass, 0.36, 0),
        at(glass, 0.38, 0.06),
        at(glass, 0.095, 0.68),
        at(glass, 0.095, 0.97),
        at(glass, 0.12, 1),
      ]),
      tone: 'line',
      width: 1.6,
    },
    { d: ellipse(at(glass, 0, 1), glass.height * 0.12, glass.height * 0.02), tone: 'shape', width: 1.3 },
    { d: marks(glass, -0.16, 0.14, 0.46, 7), tone: 'line', width: 1 },
  ];
};

const round: Vessel = (random, glass) => {
  const level = between(random, 0.24, 0.34);
  const half = Math.sqrt(0.3 ** 2 - (level - 0.3) ** 2);
  const r = Math.round(glass.height * 0.3);
  const [left, right] = [at(glass, -half, level), at(glass, half, level)];
  return [
    {
      d: `M${Math.round(left.x)} ${Math.round(left.y)}A${r} ${r} 0 0 0 ${Math.round(right.x)} ${Math.round(right.y)}z`,
      tone: 'ground',
    },
    { d: bubbles(random, glass, 0.16, level), tone: 'line', width: 1 },
    { d: ellipse(at(glass, 0, level), half * glass.height, glass.height * 0.035), tone: 'shape', width: 1.1 },
    { d: circle(at(glass, 0, 0.3), glass.height * 0.3), tone: 'line', width: 1.6 },
    {
      d: polyline([at(glass, -0.08, 0.6), at(glass, -0.08, 1)]) + polyline([at(glass, 0.08, 0.6), at(glass, 0.08, 1)]),
      tone: 'line',
      width: 1.6,
    },
    {
      d:
        ellipse(at(glass, 0, 1), glass.height * 0.1, glass.height * 0.02) +
        ellipse(at(glass, 0, 0), glass.height * 0.17, glass.height * 0.025),
      tone: 'shape',
      width: 1.3,
    },
    { d: arc(at(glass, 0, 0.3), glass.height * 0.25, 3.3, 4.1), tone: 'soft', width: 2.6 },
  ];
};

const cylinder: Vessel = (random, glass) => {
  const level = between(random, 0.45, 0.75);
  const tube = [at(glass, -0.1, 1), at(glass, -0.1, 0.06), at(glass, 0.1, 0.06), at(glass, 0.1, 1)];
  return [
    {
      d: `${polyline([at(glass, -0.1, level), at(glass, -0.1, 0.06), at(glass, 0.1, 0.06), at(glass, 0.1, level)])}z`,
      tone: 'ground',
    },
    { d: ellipse(at(glass, 0, level), glass.height * 0.1, glass.height * 0.02), tone: 'shape', width: 1.1 },
    { d: polyline(tube), tone: 'line', width: 1.5 },
    { d: ellipse(at(glass, 0, 1), glass.height * 0.115, glass.height * 0.02), tone: 'shape', width: 1.3 },
    {
      d: loop([
        at(glass, -0.22, 0),
        at(glass, -0.18, 0.05),
        at(glass, 0, 0.08),
        at(glass, 0.18, 0.05),
        at(glass, 0.22, 0),
      ]),
      tone: 'shape',
      width: 1.4,
    },
    { d: marks(glass, -0.1, 0.16, 0.9, 16), tone: 'line', width: 1 },
  ];
};

/** A funnel on a stand that drips into a beaker. */
const funnel: Vessel = (random, glass) => {
  const level = between(random, 0.14, 0.24);
  const rod = polyline([at(glass, -0.3, 0), at(glass, -0.3, 1.04)]);
  const ring = polyline([at(glass, -0.3, 0.66), at(glass, -0.06, 0.66)]);
  return [
    { d: rod, tone: 'line', width: 2.6 },
    { d: ring, tone: 'line', width: 1.6 },
    { d: polyline([at(glass, -0.36, 0), at(glass, 0.04, 0)]), tone: 'line', width: 4 },
    {
      d: `${polyline([at(glass, -0.15, level), at(glass, -0.15, 0.02), at(glass, 0.19, 0.02), at(glass, 0.19, level)])}z`,
      tone: 'ground',
    },
    {
      d: polyline([
        at(glass, -0.17, 0.36),
        at(glass, -0.15, 0.34),
        at(glass, -0.15, 0.02),
        at(glass, 0.19, 0.02),
        at(glass, 0.19, 0.36),
      ]),
      tone: 'line',
      width: 1.5,
    },
    { d: ellipse(at(glass, 0.02, level), glass.height * 0.17, glass.height * 0.025), tone: 'shape', width: 1 },
    {
      d: loop([
        at(glass, 0.02, 0.5),
        at(glass, -0.04, 0.6),
        at(glass, -0.17, 0.72),
        at(glass, -0.15, 0.9),
        at(glass, 0.02, 0.98),
        at(glass, 0.19, 0.9),
        at(glass, 0.21, 0.72),
        at(glass, 0.08, 0.6),
      ]),
      tone: 'shape',
      width: 1.5,
    },
    { d: polyline([at(glass, 0.02, 0.56), at(glass, 0.02, 0.44)]), tone: 'line', width: 3 },
    { d: polyline([at(glass, -0.06, 0.53), at(glass, 0.1, 0.53)]), tone: 'line', width: 2.4 },
    { d: times(3, (_, part) => dot(at(glass, 0.02, 0.4 - part * (0.36 - level)))).join(''), tone: 'line', width: 4.4 },
    { d: marks(glass, -0.15, 0.07, 0.3, 6), tone: 'line', width: 1 },
  ];
};

const vessels: readonly Vessel[] = [conical, cylinder, round, funnel];

/** Laboratory glass on a bench. */
export function drawFlask(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const bench = height * 0.87;
  const first = Math.floor(random() * vessels.length);
  const glasses = times(wide ? 3 : 2, (index, part) => {
    const vessel = vessels[(first + index) % vessels.length] ?? conical;
    const large = wide ? index === 1 : index === 0;
    const x = width / 2 + (part - 0.5) * width * (wide ? 0.58 : 0.42);
    return vessel(random, {
      foot: { x, y: bench },
      height: height * (large ? 0.66 : 0.5) * between(random, 0.95, 1.04),
    });
  });
  return [
    { d: `M-5 ${Math.round(bench)}H${width + 5}V${height + 5}H-5z`, tone: 'ground' },
    ...glasses.flat(),
    {
      d: polyline([
        { x: -5, y: bench },
        { x: width + 5, y: bench },
      ]),
      tone: 'line',
      width: 1.3,
    },
  ];
}
