import { frameAt, mix, polygon, polyline, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import type { Point, Stroke, ViewBox } from '../stroke.ts';

interface Prism {
  base: Point;
  angle: number;
  length: number;
  /** Half its width. */
  half: number;
}

/** A six-sided prism with a point: three of its faces, the right one hatched. */
function prism(random: Random, { base, angle, length, half }: Prism): Stroke[] {
  const place = frameAt(base, angle);
  const shoulder = length - half * between(random, 1.5, 2.1);
  const tip = place(length, half * between(random, -0.3, 0.2));
  const [left, right] = [place(shoulder - half * 0.3, -half), place(shoulder + half * 0.1, half)];
  const [first, second] = [between(random, -0.45, -0.3), between(random, 0.3, 0.5)];
  const [inner, outer] = [place(shoulder - half * 0.55, half * first), place(shoulder - half * 0.35, half * second)];
  const [foot, heel] = [place(0, half * second), place(0, half)];
  const outline = polygon([place(0, -half), left, tip, right, heel]);
  const edges = polyline([left, inner, outer, right]) + polyline([place(0, half * first), inner, tip, outer, foot]);
  const hatches = times(Math.round(length / 20), (_, part) =>
    polyline([mix(outer, foot, part), mix(right, heel, part * 0.96 + 0.02)]),
  );
  return [
    { d: outline, tone: 'shape', width: 1.3 },
    { d: hatches.join(''), tone: 'soft', width: 0.9 },
    { d: edges, tone: 'line', width: 1 },
  ];
}

/** Mineral crystals that grow from one point below the edge. */
export function drawCrystal(random: Random, { width, height }: ViewBox): Stroke[] {
  const foot = { x: width * between(random, 0.42, 0.58), y: height * 1.06 };
  const count = width > height ? 8 : 6;
  const fan = width > height ? 1.15 : 0.78;
  const lean = between(random, -0.14, 0.14);
  const prisms = times(count, (index, part): Prism => {
    const side = part * 2 - 1;
    const angle = side * fan + lean + between(random, -0.06, 0.06);
    const tall = 1 - Math.abs(side) * 0.42 + between(random, -0.14, 0.08);
    return {
      base: { x: foot.x + side * width * 0.13, y: foot.y - Math.abs(side) * height * 0.02 },
      angle: angle - Math.PI / 2,
      length: height * (index % 2 ? 0.68 : 0.96) * tall,
      half: height * between(random, 0.05, 0.085) * (index % 2 ? 0.8 : 1),
    };
  });
  // Short crystals are in front of long ones.
  return prisms.sort((left, right) => right.length - left.length).flatMap((each) => prism(random, each));
}
