import { around, frameAt, polygon, polyline, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import type { Point, Stroke, ViewBox } from '../stroke.ts';

interface Flake {
  centre: Point;
  radius: number;
  turn: number;
}

const sixth = Math.PI / 3;

/** A snow crystal: six equal arms with branches at 60 degrees, on a plate. */
function flake(random: Random, { centre, radius, turn }: Flake, branches: number): Stroke[] {
  const plate = between(random, 0.16, 0.3);
  const bulge = between(random, 0.5, 0.75);
  const twigs = times(branches, (_, part) => {
    const along = plate + 0.1 + (0.86 - plate) * part * 0.92;
    const swell = Math.sin(Math.PI * (0.18 + (part * bulge) / 0.75) * 0.82);
    return { along, reach: (0.07 + 0.2 * swell) * between(random, 0.75, 1.1) };
  });
  const arms = times(6, (index) => {
    const place = frameAt(centre, turn + index * sixth, radius);
    const branch = (side: 1 | -1): string =>
      twigs
        .map(({ along, reach }) =>
          polyline([place(along, 0), place(along + reach * 0.5, side * reach * Math.sin(sixth))]),
        )
        .join('');
    return { spine: polyline([place(0, 0), place(1, 0)]), branches: branch(1) + branch(-1) };
  });
  const hexagon = (size: number, start: number): string => polygon(around(centre, radius * size, 6, start));
  return [
    { d: hexagon(plate + 0.26, turn + sixth / 2), tone: 'ground' },
    { d: hexagon(plate + 0.26, turn + sixth / 2) + hexagon(plate * 0.5, turn), tone: 'soft', width: 1 },
    { d: hexagon(plate, turn), tone: 'shape', width: 1.3 },
    { d: arms.map((arm) => arm.branches).join(''), tone: 'line', width: radius > 100 ? 1.4 : 1 },
    { d: arms.map((arm) => arm.spine).join(''), tone: 'line', width: radius > 100 ? 1.9 : 1.2 },
  ];
}

/** Snow crystals: what cold makes of water. */
export function drawFrost(random: Random, { width, height }: ViewBox): Stroke[] {
  const side = random() < 0.5 ? -1 : 1;
  const wide = width > height;
  const large = {
    centre: { x: width / 2 + (wide ? side * width * 0.07 : 0), y: height * between(random, 0.48, 0.54) },
    radius: Math.min(width, height) * 0.42,
    turn: between(random, -0.25, 0.25) + sixth / 2,
  };
  const others = times(wide ? 2 : 0, (index) => ({
    centre: { x: width / 2 - side * width * (0.27 + 0.13 * index), y: height * (index ? 0.76 : 0.22) },
    radius: height * (index ? 0.13 : 0.17),
    turn: between(random, 0, sixth),
  }));
  return [...flake(random, large, 6), ...others.flatMap((other) => flake(random, other, 3))];
}
