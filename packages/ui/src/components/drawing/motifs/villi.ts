import { smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Villus {
  foot: Point;
  height: number;
  width: number;
  lean: number;
}

function at({ foot, height, width, lean }: Villus, across: number, up: number): Point {
  return { x: foot.x + across * width + lean * up ** 1.5, y: foot.y - up * height };
}

/** A closed line up one side of a villus and down the other, at a fraction of its width. */
function around(villus: Villus, size: number, top: number): string {
  const rows = [0, 0.3, 0.6, 0.88];
  const half = (up: number): number => (0.4 + 0.1 * Math.sin(up * Math.PI)) * size;
  return smooth([
    ...rows.map((up) => at(villus, -half(up), up * top)),
    at(villus, -0.2 * size, 1.04 * top),
    at(villus, 0.2 * size, 1.04 * top),
    ...rows.toReversed().map((up) => at(villus, half(up), up * top)),
  ]);
}

/** A villus with the nuclei of its cells and the vessels inside. */
function villusStrokes(villus: Villus): Stroke[] {
  const nuclei = times(8, (_, part) =>
    [-1, 1].map((side) => dot(at(villus, side * (0.33 + 0.08 * Math.sin(part * 3)), 0.04 + part * 0.82))),
  );
  return [
    { d: around(villus, 1, 1), tone: 'shape', width: 1.5 },
    { d: nuclei.flat().join(''), tone: 'line', width: 3.4 },
    { d: around(villus, 0.56, 0.86), tone: 'line', width: 1 },
    { d: smooth([at(villus, 0, 0), at(villus, 0.05, 0.4), at(villus, 0, 0.7)]), tone: 'soft', width: 4 },
  ];
}

/** The lining of the gut: its villi, the vessels in them, and bacteria above. */
export function drawVilli(random: Random, { width, height }: ViewBox): Stroke[] {
  const count = width > height ? 5 : 4;
  const gap = width / (count - 0.7);
  const [phase, sway] = [between(random, 0, 6), between(random, -30, 30)];
  const floor = height * 0.9;
  const villi = times(count, (index): Villus => ({
    foot: { x: (index + 0.15) * gap, y: floor },
    height: height * (0.54 + 0.12 * Math.sin(index * 1.9 + phase)),
    width: gap * 0.78,
    lean: sway + 12 * Math.sin(index * 2.3 + phase),
  }));
  const rods = times(count * 5, () => {
    const [x, y] = [random() * width, height * between(random, 0.05, 0.27)];
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(between(random, -8, 8))} ${Math.round(between(random, -5, 5))}`;
  });
  const layer = (y: number): string =>
    smooth(times(7, (_, part) => ({ x: part * (width + 20) - 10, y: y + 3 * Math.sin(part * 12 + phase) })));
  return [
    { d: rods.slice(count * 2).join(''), tone: 'line', width: 4.4 },
    { d: rods.slice(0, count * 2).join(''), tone: 'soft', width: 5.4 },
    { d: `${layer(floor)}V${height + 5}H-10z`, tone: 'ground' },
    ...villi.flatMap(villusStrokes),
    { d: layer(floor + 9) + layer(floor + 20), tone: 'line', width: 1 },
  ];
}
