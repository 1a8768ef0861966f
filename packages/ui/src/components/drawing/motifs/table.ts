import { around, blade, frameAt, loop, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { arc, circle, dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

type Dish = (random: Random, centre: Point, radius: number) => Stroke[];

function plate(centre: Point, radius: number): Stroke[] {
  return [
    { d: circle(centre, radius), tone: 'shape', width: 1.5 },
    { d: circle(centre, radius * 0.72), tone: 'line', width: 1 },
    { d: arc(centre, radius * 0.86, 3.6, 4.5), tone: 'soft', width: 3 },
  ];
}

/** A citrus fruit, cut. */
function slice(centre: Point, radius: number, turn: number): Stroke[] {
  const wedges = times(9, (index) => {
    const angle = turn + (index / 9) * Math.PI * 2;
    return loop([
      polar(centre, radius * 0.14, angle),
      polar(centre, radius * 0.94, angle - 0.36),
      polar(centre, radius * 0.94, angle + 0.36),
    ]);
  });
  return [
    { d: circle(centre, radius), tone: 'shape', width: 1.4 },
    { d: wedges.join(''), tone: 'line', width: 1 },
  ];
}

const leaves: Dish = (random, centre, radius) => {
  const turn = between(random, 0, 6);
  const greens = around(centre, radius * 0.16, 8, turn).map((point, index) => ({
    point,
    angle: turn + (index / 8) * Math.PI * 2 + 0.3,
  }));
  return [
    {
      d: greens.map(({ point, angle }) => blade(point, angle, radius * 0.52, radius * 0.2, radius * 0.06)).join(''),
      tone: 'shape',
      width: 1.1,
    },
    {
      d: greens.map(({ point, angle }) => smooth([point, frameAt(point, angle, radius)(0.42, 0.05)])).join(''),
      tone: 'soft',
      width: 1,
    },
    {
      d: around(centre, radius * 0.36, 5, turn)
        .map((point) => circle(point, radius * 0.085))
        .join(''),
      tone: 'shape',
      width: 1.1,
    },
    {
      d: around(centre, radius * 0.36, 5, turn)
        .map((point) => dot(point))
        .join(''),
      tone: 'line',
      width: 3,
    },
  ];
};

const peas: Dish = (random, centre, radius) => {
  const spots = times(26, (index) =>
    polar(centre, radius * 0.6 * Math.sqrt((index + 0.5) / 26), index * 2.4 + between(random, -0.1, 0.1)),
  );
  return [
    { d: spots.map((spot) => circle(spot, radius * 0.085)).join(''), tone: 'shape', width: 1.1 },
    {
      d: times(2, (index) =>
        blade(polar(centre, radius * 0.2, index * 2 + 1), between(random, 0, 6), radius * 0.34, radius * 0.12),
      ).join(''),
      tone: 'shape',
      width: 1.1,
    },
  ];
};

const citrus: Dish = (random, centre, radius) => {
  const turn = between(random, 0, 6);
  return around(centre, radius * 0.3, 3, turn).flatMap((point, index) => slice(point, radius * 0.29, turn + index));
};

const egg: Dish = (random, centre, radius) => {
  const wobble = loop(
    around(centre, radius * 0.55, 9, between(random, 0, 1)).map((point) => ({
      x: point.x + between(random, -9, 9),
      y: point.y + between(random, -9, 9),
    })),
  );
  const yolk = { x: centre.x + radius * 0.06, y: centre.y - radius * 0.04 };
  return [
    { d: wobble, tone: 'shape', width: 1.2 },
    { d: circle(yolk, radius * 0.22), tone: 'line', width: 1.4 },
    { d: arc(yolk, radius * 0.15, 3.4, 4.6), tone: 'soft', width: 2.6 },
    {
      d: times(9, () => dot(polar(centre, radius * between(random, 0.28, 0.5), between(random, 0, 6.28)))).join(''),
      tone: 'line',
      width: 2,
    },
  ];
};

const dishes: readonly Dish[] = [leaves, peas, citrus, egg];

function fork({ x, y }: Point, length: number): Stroke[] {
  const half = length * 0.045;
  const tines = times(4, (_, part) =>
    polyline([
      { x: x + (part * 2 - 1) * half, y: y - length / 2 },
      { x: x + (part * 2 - 1) * half, y: y - length * 0.28 },
    ]),
  );
  const bowl = smooth([
    { x: x - half, y: y - length * 0.28 },
    { x: x - half, y: y - length * 0.18 },
    { x, y: y - length * 0.15 },
    { x: x + half, y: y - length * 0.18 },
    { x: x + half, y: y - length * 0.28 },
  ]);
  return [
    { d: tines.join('') + bowl, tone: 'line', width: 1.4 },
    {
      d: polyline([
        { x, y: y - length * 0.15 },
        { x, y: y + length / 2 },
      ]),
      tone: 'line',
      width: 3.4,
    },
  ];
}

function knife({ x, y }: Point, length: number): Stroke[] {
  const cut = smooth([
    { x: x - 3, y: y + length * 0.08 },
    { x: x - 11, y: y - length * 0.15 },
    { x: x - 8, y: y - length * 0.4 },
    { x: x + 2, y: y - length / 2 },
  ]);
  return [
    { d: `${cut}L${Math.round(x + 2)} ${Math.round(y + length * 0.08)}z`, tone: 'shape', width: 1.4 },
    {
      d: polyline([
        { x, y: y + length * 0.1 },
        { x, y: y + length / 2 },
      ]),
      tone: 'line',
      width: 4.4,
    },
  ];
}

function bread(random: Random, centre: Point, size: number): Stroke[] {
  const place = frameAt(centre, between(random, -0.5, 0.5), size);
  const crust = loop([
    place(-0.9, 0.2),
    place(-1, -0.5),
    place(-0.3, -0.62),
    place(0.3, -0.62),
    place(1, -0.5),
    place(0.9, 0.2),
    place(0.8, 0.75),
    place(-0.8, 0.75),
  ]);
  return [
    { d: crust, tone: 'shape', width: 1.6 },
    {
      d: times(14, () => dot(place(between(random, -0.65, 0.65), between(random, -0.4, 0.5)))).join(''),
      tone: 'soft',
      width: 4,
    },
  ];
}

function glass(centre: Point, radius: number): Stroke[] {
  return [
    { d: circle(centre, radius), tone: 'shape', width: 1.4 },
    { d: circle(centre, radius * 0.82), tone: 'line', width: 1 },
    { d: arc(centre, radius * 0.6, 3.5, 4.7) + arc(centre, radius * 0.6, 0.6, 1.2), tone: 'soft', width: 2.4 },
  ];
}

/** A laid table from above: a plate, cutlery, a glass, bread and fruit around it. */
export function drawTable(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 1 : -1;
  const centre = { x: width / 2, y: height * (wide ? 0.54 : 0.55) };
  const radius = unit * (wide ? 0.34 : 0.29);
  const dish = dishes[Math.floor(random() * dishes.length)] ?? leaves;
  const away = radius + unit * 0.075;
  const corner = (across: number, down: number): Point => ({ x: width / 2 + side * across * width, y: height * down });
  const weave = times(Math.ceil(width / 60) + 1, (index) => `M${index * 60 - 10} -5V${height + 5}`).join('');
  return [
    { d: weave, tone: 'soft', width: 0.7 },
    ...plate(centre, radius),
    ...dish(random, centre, radius),
    ...fork({ x: centre.x - side * away, y: centre.y + unit * 0.03 }, radius * 1.75),
    ...knife({ x: centre.x + side * away, y: centre.y + unit * 0.03 }, radius * 1.75),
    ...glass(wide ? corner(0.4, 0.24) : corner(0.33, 0.16), unit * 0.1),
    ...(wide ? bread(random, corner(-0.4, 0.24), unit * 0.14) : bread(random, corner(-0.3, 0.14), unit * 0.12)),
    ...(wide ? slice(corner(0.41, 0.8), unit * 0.1, 1) : []),
    ...(wide
      ? [
          {
            d: times(5, (_, part) => circle(corner(-0.44 + part * 0.09, 0.84 + (part % 0.5) * 0.2), unit * 0.035)).join(
              '',
            ),
            tone: 'shape',
            width: 1.2,
          } as const,
        ]
      : []),
  ];
}
