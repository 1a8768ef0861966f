import { frameAt, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** The opening of the lids: half its width, and its height above and below the middle. */
interface Opening {
  centre: Point;
  half: number;
  above: number;
  below: number;
}

/** A lid's distance from the middle, at a part of the way from the middle to a corner. */
function lidAt(part: number): number {
  return Math.max(0, 1 - Math.abs(part) ** 1.9);
}

function lid({ centre, half, above, below }: Opening, upper: boolean, lift = 0): string {
  const rows = times(9, (_, part) => part * 2 - 1);
  return smooth(
    rows.map((part) => ({
      x: centre.x + part * half,
      y: centre.y - (upper ? above + lift : -below) * lidAt(part) * 1.04 - lift * 0.25,
    })),
  );
}

function isOpenAt({ centre, half, above, below }: Opening, { x, y }: Point): boolean {
  const open = lidAt((x - centre.x) / half);
  return y > centre.y - above * open && y < centre.y + below * open;
}

/** The fibres of the iris between rim and pupil, as far as the lids leave them free. */
function iris(random: Random, opening: Opening, centre: Point, radius: number): Stroke[] {
  const pupil = between(random, 0.3, 0.38);
  const collar = pupil + between(random, 0.13, 0.18);
  const fibres = times(72, (index) => {
    const angle = (index / 72) * Math.PI * 2;
    const start = index % 2 ? collar + between(random, 0, 0.08) : pupil + 0.06;
    const end = polar(centre, radius * between(random, 0.82, 0.95), angle + between(random, -0.05, 0.05));
    return { d: polyline([polar(centre, radius * start, angle), end]), end };
  });
  const seen = (odd: number): string =>
    fibres
      .filter(({ end }, index) => index % 2 === odd && isOpenAt(opening, end))
      .map(({ d }) => d)
      .join('');
  // From one lid to the other, on each side.
  const rim = [0, Math.PI].map((side) => {
    const points = times(41, (_, part) => polar(centre, radius, side + (part * 2 - 1) * 1.5));
    return smooth(points.filter((point) => isOpenAt(opening, point)).filter((_, index) => index % 2 === 0));
  });
  return [
    { d: seen(1), tone: 'soft', width: 1.3 },
    { d: seen(0), tone: 'line', width: 0.9 },
    { d: rim.join(''), tone: 'line', width: 2 },
    { d: circle(centre, radius * collar), tone: 'soft', width: 1 },
    { d: circle(centre, radius * pupil), tone: 'solid' },
    { d: circle(polar(centre, radius * 0.36, -0.9), radius * 0.1), tone: 'shape', width: 1 },
  ];
}

/** An open eye with its lashes. */
function open(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 1 : -1;
  const opening: Opening = {
    centre: { x: width / 2, y: height * 0.54 },
    half: Math.min(width * 0.46, unit * 0.58),
    above: unit * between(random, 0.2, 0.25),
    below: unit * between(random, 0.17, 0.2),
  };
  const { centre, half, above } = opening;
  const lashes = times(17, (_, part) => {
    const across = (part * 2 - 1) * 0.9;
    const foot = { x: centre.x + across * half, y: centre.y - above * lidAt(across) };
    const place = frameAt(foot, -Math.PI / 2 + across * 0.85, unit * between(random, 0.07, 0.105));
    return smooth([foot, place(0.6, 0), place(1, across > 0 ? 0.2 : -0.2)]);
  });
  const look = { x: centre.x + side * unit * between(random, 0, 0.06), y: centre.y - unit * 0.02 };
  return [
    { d: lid(opening, true) + lid(opening, false), tone: 'ground' },
    ...iris(random, opening, look, unit * between(random, 0.22, 0.25)),
    { d: lid(opening, true), tone: 'line', width: 3 },
    { d: lid(opening, false), tone: 'line', width: 1.3 },
    { d: lid(opening, true, unit * 0.07), tone: 'soft', width: 1.6 },
    { d: lashes.join(''), tone: 'line', width: 1.2 },
  ];
}

/** An eyeball in section: rays pass the lens and meet at the back. */
function section(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 1 : -1;
  const centre = { x: width / 2 + side * unit * (width > height ? 0.14 : 0.07), y: height / 2 };
  const back = side > 0 ? 0 : Math.PI;
  const place = frameAt(centre, back, unit * 0.36);
  const focus = place(0.96, 0.02);
  const rays = times(5, (_, part) => {
    const across = (part * 2 - 1) * 0.34;
    return polyline([place(-2.4, across * 0.9), place(-0.72, across), focus]);
  });
  const vessels = times(5, (_, part) => {
    const angle = back + (part - 0.5) * 1.9;
    const end = polar(centre, unit * 0.24, angle + between(random, -0.25, 0.25));
    return smooth([polar(centre, unit * 0.345, angle), polar(centre, unit * 0.28, angle + 0.06), end]);
  });
  const lens = smooth(
    [
      [-0.7, -0.42],
      [-0.93, -0.22],
      [-0.93, 0.22],
      [-0.7, 0.42],
      [-0.52, 0.2],
      [-0.52, -0.2],
      [-0.7, -0.42],
    ].map(([along = 0, across = 0]) => place(along, across)),
  );
  const cornea = smooth([
    place(-0.82, -0.56),
    place(-1.12, -0.4),
    place(-1.26, 0),
    place(-1.12, 0.4),
    place(-0.82, 0.56),
  ]);
  const nerve = [-0.09, 0.09].map((across) =>
    smooth([place(0.97, 0.2 + across), place(1.3, 0.28 + across), place(1.9, 0.36 + across)]),
  );
  const stops = [-1, 1].map((way) => polyline([place(-0.7, way * 0.74), place(-0.76, way * 0.32)]));
  return [
    { d: cornea, tone: 'shape', width: 1.5 },
    { d: circle(centre, unit * 0.36), tone: 'shape', width: 1.8 },
    { d: circle(centre, unit * 0.345), tone: 'soft', width: 2.6 },
    { d: vessels.join(''), tone: 'soft', width: 1.4 },
    { d: lens, tone: 'shape', width: 1.5 },
    { d: stops.join(''), tone: 'line', width: 3.4 },
    { d: rays.join(''), tone: 'line', width: 0.9 },
    { d: nerve.join(''), tone: 'line', width: 1.6 },
    { d: dot(focus), tone: 'line', width: 7 },
  ];
}

/** An eye: open, or in section. */
export function drawEye(random: Random, viewBox: ViewBox): Stroke[] {
  return random() < 0.55 ? open(random, viewBox) : section(random, viewBox);
}
