import { frameAt, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** A sun with engraved rays, long and short in turn. */
function sunAt(centre: Point, radius: number, turn: number): Stroke[] {
  const rays = times(48, (index) => {
    const angle = turn + (index / 48) * Math.PI * 2;
    const length = index % 4 === 0 ? 1.95 : index % 2 ? 1.38 : 1.62;
    return polyline([polar(centre, radius * 1.16, angle), polar(centre, radius * length, angle)]);
  });
  return [
    { d: circle(centre, radius), tone: 'shape', width: 1.5 },
    { d: circle(centre, radius * 0.86), tone: 'line', width: 1 },
    { d: rays.join(''), tone: 'line', width: 1.2 },
  ];
}

/** A globe lit from one direction: parallels, an axis, and a hatched night. */
function globe(centre: Point, radius: number, away: number, tilt: number): Stroke[] {
  const lit = frameAt(centre, away, radius);
  const poles = frameAt(centre, tilt, radius);
  const night = times(13, (_, part) => {
    const deep = Math.sin((part * Math.PI) / 2) * 0.97;
    const half = Math.sqrt(1 - deep ** 2) * 0.98;
    return polyline([lit(deep, -half), lit(deep, half)]);
  });
  const parallels = [-0.75, -0.4, 0, 0.4, 0.75].map((high) => {
    const half = Math.sqrt(1 - high ** 2);
    return smooth([
      poles(high, -half),
      poles(high - 0.16 * half, -half * 0.55),
      poles(high - 0.16 * half, half * 0.55),
      poles(high, half),
    ]);
  });
  return [
    { d: circle(centre, radius), tone: 'shape', width: 1.5 },
    { d: parallels.join(''), tone: 'soft', width: 1.1 },
    { d: night.join(''), tone: 'line', width: 1.2 },
    {
      d: polyline([poles(1, 0), poles(1.22, 0)]) + polyline([poles(-1, 0), poles(-1.22, 0)]),
      tone: 'line',
      width: 1.4,
    },
  ];
}

/** Sun and shadow: light that falls on a globe, and the night behind it. */
export function drawSun(random: Random, { width, height }: ViewBox): Stroke[] {
  const side = random() < 0.5 ? -1 : 1;
  const unit = Math.min(width, height);
  const sun = { x: width / 2 - side * width * between(random, 0.27, 0.33), y: height * between(random, 0.2, 0.34) };
  const earth = { x: width / 2 + side * width * between(random, 0.13, 0.19), y: height * between(random, 0.6, 0.66) };
  const [sunSize, earthSize] = [unit * between(random, 0.12, 0.16), unit * between(random, 0.19, 0.23)];
  const away = Math.atan2(earth.y - sun.y, earth.x - sun.x);
  const beam = frameAt(earth, away, earthSize);
  const reach = width / earthSize;
  const shadow = polyline([beam(0, -1), beam(reach, -0.62), beam(reach, 0.62), beam(0, 1)]);
  return [
    { d: shadow, tone: 'ground' },
    ...sunAt(sun, sunSize, away),
    ...globe(earth, earthSize, away, -Math.PI / 2 + side * 0.41),
  ];
}
