import { blade, frameAt, loop, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Habit {
  /** Length of a seed leaf, and half its breadth as a fraction of its length. */
  leaf: number;
  breadth: number;
  lean: 1 | -1;
}

function seed(at: Point, size: number, angle: number): string {
  const place = frameAt(at, angle, size);
  return loop([
    place(-1.1, 0),
    place(-0.9, -0.85),
    place(0.4, -0.95),
    place(1.15, -0.3),
    place(0.9, 0.6),
    place(0.1, 0.55),
    place(-0.7, 0.75),
  ]);
}

function roots(random: Random, from: Point, length: number, count: number): Stroke[] {
  const sway = between(random, -0.06, 0.06) * length;
  const main = smooth(times(5, (_, part) => ({ x: from.x + sway * Math.sin(part * 6), y: from.y + part * length })));
  const fine = times(count, (index, part) => {
    const [side, reach] = [index % 2 ? 1 : -1, length * between(random, 0.2, 0.4) * (1.1 - part * 0.6)];
    const start = { x: from.x + sway * Math.sin(part * 5), y: from.y + length * (0.14 + part * 0.7) };
    const place = frameAt(start, Math.PI / 2 - side * between(random, 0.5, 1));
    return smooth([start, place(reach * 0.5, side * -reach * 0.14), place(reach, side * reach * 0.12)]);
  });
  return [
    { d: main, tone: 'line', width: 1.7 },
    { d: fine.join(''), tone: 'line', width: 0.9 },
  ];
}

/** Two leaves that face each other, with their ribs. */
function pair(at: Point, length: number, breadth: number, spread: number): Stroke[] {
  const sides = [-1, 1].map((side) => ({ side, angle: -Math.PI / 2 + side * spread }));
  const leaves = sides.map(({ side, angle }) => blade(at, angle, length, length * breadth, side * length * 0.1));
  const ribs = sides.map(({ side, angle }) => {
    const place = frameAt(at, angle, length);
    return smooth([at, place(0.45, side * 0.05), place(0.82, side * 0.09)]);
  });
  return [
    { d: leaves.join(''), tone: 'shape', width: 1.4 },
    { d: ribs.join(''), tone: 'line', width: 0.9 },
  ];
}

/** A plant at an age from 0, a swollen seed, to 1, a seedling with its first true leaves. */
function plant(random: Random, ground: Point, height: number, age: number, habit: Habit): Stroke[] {
  const bean = { x: ground.x, y: ground.y + height * 0.075 };
  const size = height * 0.034;
  const grain: Stroke = { d: seed(bean, size, habit.lean * between(random, -0.3, 0.5)), tone: 'shape', width: 1.5 };
  if (age < 0.1) return [grain];
  const up = height * (age - 0.18) * 0.42;
  const sway = habit.lean * height * 0.03;
  const head = { x: ground.x + sway, y: ground.y - up };
  const stem = smooth([
    bean,
    { x: ground.x - sway, y: ground.y - up * 0.3 },
    { x: ground.x, y: ground.y - up * 0.8 },
    head,
  ]);
  const crown = { x: head.x + sway * 0.3, y: head.y - height * 0.1 };
  const leaf = height * habit.leaf * Math.min(1, age + 0.2);
  return [
    ...roots(random, bean, height * (0.06 + 0.19 * age), Math.round(age * 9)),
    { d: stem, tone: 'line', width: 2.2 },
    ...(age < 0.6 ? [grain] : []),
    ...(age > 0.8
      ? [{ d: smooth([head, crown]), tone: 'line', width: 1.7 } as const, ...pair(crown, leaf, 0.22, 0.6)]
      : []),
    ...pair(head, leaf, habit.breadth, 0.35 + age * 0.85),
  ];
}

/** Seeds in the soil and the plants that they become, from left to right or from right to left. */
export function drawSprout(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const soil = height * between(random, 0.62, 0.67);
  const lean = random() < 0.5 ? 1 : -1;
  const habit: Habit = { leaf: between(random, 0.12, 0.16), breadth: between(random, 0.28, 0.5), lean };
  const ages = wide ? [0, 0.3, 0.52, 0.76, 1] : [0, 0.45, 1];
  const plants = ages.flatMap((age, index) => {
    const part = index / (ages.length - 1) - 0.5;
    return plant(random, { x: width * (0.5 + lean * part * (wide ? 0.74 : 0.6)), y: soil }, height, age, habit);
  });
  const surface = smooth(times(9, (_, part) => ({ x: part * (width + 20) - 10, y: soil + between(random, -3, 3) })));
  const crumbs = times(wide ? 44 : 30, () =>
    dot({ x: random() * width, y: soil + 14 + random() ** 1.4 * (height - soil - 22) }),
  );
  return [
    { d: `${surface}V${height + 5}H-10z`, tone: 'ground' },
    { d: crumbs.join(''), tone: 'soft', width: 2.6 },
    { d: surface, tone: 'line', width: 1.3 },
    ...plants,
  ];
}
