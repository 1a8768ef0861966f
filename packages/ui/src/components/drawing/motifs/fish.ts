import { frameAt, loop, polyline, smooth, times, type Frame } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** Half the height of a body at a part of its length, from the mouth: a mackerel's. */
function girth(part: number): number {
  return 0.112 * Math.sin(Math.PI * part ** 0.74) ** 0.85 + 0.008;
}

/** Coordinates of a fish of length 1, whose body bends as it swims. */
function swimming(place: Frame, bend: number): Frame {
  return (along, across) => place(along - 0.5, across + bend * Math.sin(along * Math.PI * 1.5));
}

function bodyOf(at: Frame): string {
  const rows = [0.06, 0.16, 0.3, 0.46, 0.62, 0.76, 0.88];
  return loop([
    at(-0.01, 0),
    ...rows.map((along) => at(along, -girth(along))),
    ...rows.toReversed().map((along) => at(along, girth(along) * 1.08)),
  ]);
}

function tailOf(at: Frame): string {
  return loop([
    at(0.84, -0.012),
    at(0.93, -0.07),
    at(1.03, -0.16),
    at(0.965, -0.02),
    at(0.965, 0.02),
    at(1.03, 0.16),
    at(0.93, 0.07),
    at(0.84, 0.012),
  ]);
}

function large(at: Frame, size: number): Stroke[] {
  const back = loop([at(0.3, -0.1), at(0.35, -0.19), at(0.43, -0.14), at(0.47, -0.1)]);
  const belly = loop([at(0.34, 0.11), at(0.4, 0.17), at(0.43, 0.12)]);
  const second =
    loop([at(0.6, -0.085), at(0.65, -0.14), at(0.7, -0.075)]) + loop([at(0.62, 0.09), at(0.67, 0.15), at(0.72, 0.075)]);
  const finlets = times(4, (_, part) =>
    [-1, 1].map((side) => {
      const along = 0.74 + part * 0.1;
      return smooth([
        at(along, side * girth(along)),
        at(along + 0.012, side * (girth(along) + 0.03)),
        at(along + 0.03, side * (girth(along) + 0.018)),
      ]);
    }),
  ).flat();
  const stripes = times(13, (_, part) => {
    const along = 0.2 + part * 0.66;
    const high = -girth(along);
    return smooth([
      at(along - 0.012, high * 0.96),
      at(along + 0.016, high * 0.6),
      at(along - 0.012, high * 0.36),
      at(along + 0.012, high * 0.06),
    ]);
  });
  const lateral = smooth([at(0.19, -0.02), at(0.4, 0.012), at(0.7, 0.008), at(0.9, 0)]);
  const gills =
    smooth([at(0.165, -0.082), at(0.2, -0.03), at(0.2, 0.04), at(0.16, 0.092)]) +
    smooth([at(0.135, -0.06), at(0.155, 0), at(0.13, 0.06)]);
  const breast = loop([at(0.21, 0.03), at(0.29, 0.012), at(0.33, 0.03), at(0.27, 0.05)]);
  const rays = times(5, (_, part) => polyline([at(0.87, (part - 0.5) * 0.03), at(0.99, (part - 0.5) * 0.22)]));
  const eye = at(0.085, -0.02);
  return [
    { d: tailOf(at) + back + belly + second, tone: 'shape', width: 1.3 },
    { d: rays.join(''), tone: 'soft', width: 1 },
    { d: finlets.join(''), tone: 'line', width: 1.1 },
    { d: bodyOf(at), tone: 'shape', width: 1.6 },
    { d: stripes.join(''), tone: 'line', width: 2.6 },
    { d: lateral, tone: 'soft', width: 1.4 },
    { d: breast, tone: 'shape', width: 1.1 },
    { d: gills + polyline([at(0.008, 0.012), at(0.05, 0.03)]), tone: 'line', width: 1.2 },
    { d: circle(eye, size * 0.022), tone: 'line', width: 1 },
    { d: dot(eye), tone: 'line', width: size * 0.02 },
  ];
}

const swarm: readonly (readonly [across: number, down: number])[] = [
  [-0.24, 0.17],
  [0.2, 0.84],
  [0.26, 0.16],
  [-0.26, 0.82],
];

/** A mackerel in a swarm. */
export function drawFish(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const heading = (random() < 0.5 ? 0 : Math.PI) + between(random, -0.22, 0.22);
  const size = wide ? width * 0.7 : width * 0.86;
  const centre: Point = { x: width / 2, y: height * 0.5 };
  const others = swarm.slice(0, wide ? 4 : 2).map(([across, down]) => {
    const spot = { x: width * (0.5 + across) + between(random, -14, 14), y: height * down + between(random, -9, 9) };
    return swimming(
      frameAt(spot, heading + between(random, -0.12, 0.12), size * between(random, 0.2, 0.27)),
      between(random, -0.04, 0.04),
    );
  });
  const currents = times(4, (index, part) => {
    const y = height * (0.06 + part * 0.88);
    return smooth(
      times(6, (_, along) => ({ x: along * (width + 20) - 10, y: y + 7 * Math.sin(along * 8 + index * 2) })),
    );
  });
  return [
    { d: currents.join(''), tone: 'soft', width: 1 },
    { d: others.map((at) => tailOf(at) + bodyOf(at)).join(''), tone: 'shape', width: 1.1 },
    { d: others.map((at) => dot(at(0.1, -0.02))).join(''), tone: 'line', width: 3.4 },
    {
      d: others.map((at) => smooth([at(0.19, -0.07), at(0.22, 0), at(0.19, 0.07)])).join(''),
      tone: 'line',
      width: 0.9,
    },
    ...large(swimming(frameAt(centre, heading, size), between(random, -0.03, 0.03)), size),
  ];
}
