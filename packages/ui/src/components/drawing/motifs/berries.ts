import { around, blade, frameAt, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { arc, circle, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Twig {
  foot: Point;
  angle: number;
  length: number;
  bend: number;
}

function on({ foot, angle, length, bend }: Twig, part: number): Point {
  return frameAt(foot, angle, length)(part, bend * part ** 2);
}

function heading(twig: Twig, part: number): number {
  const [from, to] = [on(twig, part - 0.02), on(twig, part + 0.02)];
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function berry(centre: Point, radius: number): Stroke[] {
  const calyx = { x: centre.x, y: centre.y + radius * 0.62 };
  return [
    { d: circle(centre, radius), tone: 'shape', width: 1.4 },
    { d: arc(centre, radius * 0.7, 3.5, 4.7), tone: 'soft', width: 2.6 },
    {
      d: around(calyx, radius * 0.24, 5)
        .map((tip) => polyline([calyx, tip]))
        .join(''),
      tone: 'line',
      width: 1.2,
    },
  ];
}

/** Twigs with leaves and berries. */
export function drawBerries(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? 1 : -1;
  const twigs: Twig[] = times(2, (index) => ({
    foot: { x: width / 2 - side * width * (wide ? 0.48 : 0.42), y: height * (index ? 0.68 : 0.5) },
    angle: side > 0 ? (index ? 0.02 : -0.36) : Math.PI + (index ? -0.02 : 0.36),
    length: (wide ? width * 0.86 : width * 0.88) * (index ? 0.92 : 1),
    bend: side * (index ? -0.12 : 0.06) * between(random, 0.7, 1.3),
  }));
  const leaves = twigs.flatMap((twig) =>
    times(9, (index, part) => {
      const at = 0.14 + part * 0.86;
      const turn = index === 8 ? 0 : index % 2 ? 0.85 : -0.85;
      return {
        base: on(twig, at),
        angle: heading(twig, Math.min(at, 0.98)) + turn,
        size: height * between(random, 0.12, 0.17),
      };
    }),
  );
  const hanging = twigs.flatMap((twig) =>
    times(4, (_, part) => {
      const from = on(twig, 0.26 + part * 0.58 + between(random, -0.03, 0.03));
      const to = { x: from.x + between(random, -16, 16), y: from.y + height * between(random, 0.13, 0.2) };
      return {
        stalk: smooth([from, { x: from.x, y: (from.y + to.y) / 2 }, to]),
        at: to,
        radius: height * between(random, 0.045, 0.062),
      };
    }),
  );
  return [
    { d: twigs.map((twig) => smooth(times(6, (_, part) => on(twig, part)))).join(''), tone: 'line', width: 2.2 },
    {
      d: leaves.map(({ base, angle, size }) => blade(base, angle, size, size * 0.42)).join(''),
      tone: 'shape',
      width: 1.2,
    },
    {
      d: leaves.map(({ base, angle, size }) => polyline([base, polar(base, size * 0.82, angle)])).join(''),
      tone: 'soft',
      width: 1,
    },
    { d: hanging.map(({ stalk }) => stalk).join(''), tone: 'line', width: 1.1 },
    ...hanging.flatMap(({ at, radius }) => berry(at, radius)),
  ];
}
