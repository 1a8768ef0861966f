import { frameAt, mix, polygon, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { arc, circle, dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** A ridge of hills across the drawing. */
function ridge(random: Random, { width, height }: ViewBox, y: number, high: number): Point[] {
  const phase = between(random, 0, 6);
  return times(13, (_, part) => ({
    x: part * (width + 30) - 15,
    y: y - high * (Math.sin(part * 5 + phase) * 0.6 + Math.sin(part * 11 + phase * 2) * 0.3),
  })).map(({ x, y: at }) => ({ x, y: Math.min(at, height) }));
}

/** A fir: three tiers of branches. */
function fir({ x, y }: Point, high: number): string {
  const side = (way: 1 | -1): Point[] =>
    times(3, (tier) => [
      { x: x + way * high * (0.12 + tier * 0.07), y: y - high * (0.62 - tier * 0.27) },
      { x: x + way * high * (0.05 + tier * 0.04), y: y - high * (0.66 - tier * 0.27) },
    ]).flat();
  return polygon([{ x, y: y - high }, ...side(1).slice(0, 5), ...side(-1).slice(0, 5).reverse()]);
}

/** The trails of stars around the pole, above hills with firs. */
function trails(random: Random, viewBox: ViewBox): Stroke[] {
  const { width, height } = viewBox;
  const pole = { x: width * between(random, 0.36, 0.64), y: height * between(random, 0.34, 0.44) };
  const paths = times(30, (index) => {
    const radius = 14 + index * width * 0.021;
    const from = between(random, 0, Math.PI * 2);
    return { radius, from, to: from + between(random, 0.5, 1.15), line: index % 3 === 0 };
  });
  const inside = ({ x, y }: Point): boolean => x > -20 && x < width + 20 && y > -20 && y < height * 0.8;
  const drawn = paths
    .flatMap(({ radius, from, to, line }) =>
      times(3, (turn) => ({ radius, line, from: from + (turn * Math.PI * 2) / 3, to: to + (turn * Math.PI * 2) / 3 })),
    )
    .filter(({ radius, from, to }) => inside(polar(pole, radius, from)) && inside(polar(pole, radius, to)));
  const path = (line: boolean): string =>
    drawn
      .filter((each) => each.line === line)
      .map(({ radius, from, to }) => arc(pole, radius, from, to))
      .join('');
  const [far, near] = [
    ridge(random, viewBox, height * 0.8, height * 0.07),
    ridge(random, viewBox, height * 0.9, height * 0.05),
  ];
  const firs = near
    .filter((_, index) => index > 0 && index < 12 && (index * 7) % 3 !== 0)
    .map((foot) => fir({ x: foot.x + between(random, -9, 9), y: foot.y + 4 }, height * between(random, 0.09, 0.17)));
  return [
    { d: path(false), tone: 'soft', width: 1.3 },
    { d: path(true), tone: 'line', width: 1.3 },
    { d: dot(pole), tone: 'line', width: 5 },
    { d: `${smooth(far)}V${height + 5}H-15z`, tone: 'shape', width: 1.2 },
    { d: firs.join(''), tone: 'solid' },
    { d: `${smooth(near)}V${height + 5}H-15z`, tone: 'shape', width: 1.4 },
  ];
}

/** A star chart: circles and hours of the sky, stars in six sizes, constellations. */
function chart(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const centre = { x: width / 2, y: height / 2 };
  const turn = between(random, 0, 1);
  const reach = unit * 0.44;
  const hours = times(12, (index) =>
    polyline([
      polar(centre, unit * 0.07, turn + (index / 12) * Math.PI * 2),
      polar(centre, reach, turn + (index / 12) * Math.PI * 2),
    ]),
  );
  const scale = times(72, (index) =>
    polyline([
      polar(centre, reach, turn + (index / 72) * Math.PI * 2),
      polar(centre, reach + (index % 6 ? 5 : 10), turn + (index / 72) * Math.PI * 2),
    ]),
  );
  const figures = times(5, (index) => {
    const start = polar(
      centre,
      reach * between(random, 0.42, 0.66),
      turn + (index / 5) * Math.PI * 2 + between(random, -0.2, 0.2),
    );
    let heading = between(random, 0, Math.PI * 2);
    const stars = [start];
    for (let star = 0; star < 4 + (index % 3); star += 1) {
      heading += between(random, -0.95, 0.95);
      const from = stars.at(-1) ?? start;
      const next = frameAt(from, heading)(unit * between(random, 0.06, 0.12), 0);
      const away = Math.hypot(next.x - centre.x, next.y - centre.y) / reach;
      if (away > 0.93) heading = Math.atan2(centre.y - from.y, centre.x - from.x);
      stars.push(away > 0.93 ? mix(from, centre, 0.22) : next);
    }
    return stars;
  });
  const field = times(56, () => polar(centre, reach * Math.sqrt(random()) * 0.96, between(random, 0, Math.PI * 2)));
  const ecliptic = polar(centre, unit * 0.09, turn + 2);
  return [
    { d: circle(centre, reach), tone: 'ground' },
    { d: hours.join('') + circle(centre, reach * 0.34) + circle(centre, reach * 0.67), tone: 'soft', width: 0.9 },
    { d: circle(ecliptic, reach * 0.72), tone: 'soft', width: 1.6 },
    { d: circle(centre, reach) + circle(centre, reach + 10) + scale.join(''), tone: 'line', width: 1 },
    { d: field.map(dot).join(''), tone: 'line', width: 1.8 },
    { d: figures.map(polyline).join(''), tone: 'line', width: 0.9 },
    { d: figures.flat().map(dot).join(''), tone: 'line', width: 5 },
    { d: figures.map(([first]) => (first ? dot(first) : '')).join(''), tone: 'line', width: 8.5 },
  ];
}

/** The night sky: trails of stars over hills, or a star chart. */
export function drawSky(random: Random, viewBox: ViewBox): Stroke[] {
  return random() < 0.5 ? trails(random, viewBox) : chart(random, viewBox);
}
