import { blade, frameAt, loop, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { arc, circle, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Pod {
  stalk: Point;
  angle: number;
  length: number;
  bend: number;
  open: boolean;
}

function pod({ stalk, angle, length, bend, open }: Pod): Stroke[] {
  const place = frameAt(stalk, angle, length);
  const at = (along: number, across: number): Point => place(along, across + bend * Math.sin(along * Math.PI));
  const belly = 0.125;
  const rows = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1];
  const edge = (side: number, swell: number): Point[] =>
    rows.map((along) => at(along, side * swell * Math.sin(Math.PI * along ** 0.85) ** 0.6));
  const seeds = times(7, (_, part) => {
    const along = 0.15 + part * 0.68;
    return { at: at(along, 0), radius: length * (0.03 + 0.024 * Math.sin(Math.PI * along)) };
  });
  const calyx = times(3, (_, part) => blade(stalk, angle + (part - 0.5) * 1.5, length * 0.11, length * 0.028));
  const stem = smooth([stalk, place(-0.07, 0.01), place(-0.17, 0.06)]);
  const whole = loop([...edge(-1, belly), ...edge(1, belly).reverse()]);
  return [
    { d: stem, tone: 'line', width: 2.6 },
    { d: smooth([at(1, 0), at(1.03, 0), at(1.07, -bend * 0.3 - 0.02)]), tone: 'line', width: 1.4 },
    { d: whole, tone: 'shape', width: 1.6 },
    ...(open
      ? [
          { d: loop([...edge(-1, belly * 0.66), ...edge(1, belly * 0.66).reverse()]), tone: 'line', width: 1 } as const,
          { d: seeds.map((seed) => circle(seed.at, seed.radius)).join(''), tone: 'shape', width: 1.4 } as const,
          {
            d: seeds.map((seed) => arc(seed.at, seed.radius * 0.62, 3.4, 4.7)).join(''),
            tone: 'soft',
            width: 2.4,
          } as const,
        ]
      : [
          {
            d: seeds.map((seed) => arc(seed.at, seed.radius * 1.1, angle - 0.9, angle + 0.9)).join(''),
            tone: 'soft',
            width: 1.4,
          } as const,
          {
            d: smooth(rows.map((along) => at(along, -0.02 - 0.03 * Math.sin(Math.PI * along)))),
            tone: 'line',
            width: 0.9,
          } as const,
        ]),
    { d: calyx.join(''), tone: 'shape', width: 1.2 },
  ];
}

/** Pods of peas or beans, one of them open. */
export function drawPod(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? 1 : -1;
  const slope = between(random, 0.2, 0.5);
  const angle = side > 0 ? -slope : Math.PI + slope;
  const length = wide ? width * 0.66 : width * 0.76;
  const reach = frameAt({ x: width / 2, y: height / 2 }, angle);
  const bend = side * between(random, 0.03, 0.08);
  const others = [-1, 1].map((way): Pod => ({
    stalk: reach(way * -length * 0.03 - length * 0.44, way * height * 0.27),
    angle: angle + way * between(random, 0.03, 0.14),
    length: length * between(random, 0.72, 0.84),
    bend: bend * (way > 0 ? 1 : -0.8),
    open: false,
  }));
  return [
    ...others.flatMap((each) => pod(each)),
    ...pod({ stalk: reach(-length / 2, -bend * length * 0.6), angle, length, bend, open: true }),
  ];
}
