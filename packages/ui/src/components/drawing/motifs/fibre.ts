import { blade, frameAt, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import type { Point, Stroke, ViewBox } from '../stroke.ts';

/** Barley has long awns, wheat has none, oats hang on thin stalks. */
type Cereal = 'barley' | 'wheat' | 'oats';
const cereals: readonly Cereal[] = ['barley', 'wheat', 'oats'];

interface Stalk {
  foot: Point;
  angle: number;
  length: number;
  bend: number;
}

function place({ foot, angle, length, bend }: Stalk, along: number): Point {
  return frameAt(foot, angle, length)(along, bend * along ** 2.2);
}

/** The direction of a stalk at a part of its length. */
function heading(stalk: Stalk, along: number): number {
  const [from, to] = [place(stalk, along - 0.02), place(stalk, along + 0.02)];
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function ear(random: Random, stalk: Stalk, cereal: Cereal): Stroke[] {
  const { length } = stalk;
  const pairs = cereal === 'oats' ? 4 : 5;
  const start = cereal === 'oats' ? 0.6 : 0.66;
  const grain = length * (cereal === 'oats' ? 0.1 : 0.092);
  const grains = times(pairs * 2 + 1, (index) => {
    const side = index === pairs * 2 ? 0 : index % 2 ? 1 : -1;
    const along = start + (1 - start) * (Math.floor(index / 2) / pairs) * 0.96;
    const joint = place(stalk, along);
    const to = heading(stalk, along);
    if (cereal !== 'oats') return { base: joint, angle: to + side * 0.42, stalk: '' };
    const reach = frameAt(joint, to + side * 0.9, length * between(random, 0.09, 0.17) * (1.25 - along * 0.6));
    const end = reach(1, side * 0.35);
    return {
      base: end,
      angle: to + side * between(random, 1.3, 2.2),
      stalk: smooth([joint, reach(0.6, -0.05 * side), end]),
    };
  });
  const awns =
    cereal !== 'barley'
      ? []
      : grains.slice(2).map(({ base, angle }) => {
          const spine = frameAt(base, angle, length * between(random, 0.26, 0.36));
          const turn = Math.sin(heading(stalk, 0.9) - angle);
          return smooth([spine(0.2, 0), spine(0.6, turn * 0.06), spine(1, turn * 0.26)]);
        });
  const breadth = grain * (cereal === 'oats' ? 0.42 : 0.48);
  return [
    { d: awns.join(''), tone: 'line', width: 0.8 },
    { d: smooth(times(5, (_, part) => place(stalk, part * (start + 0.03)))), tone: 'line', width: 1.8 },
    {
      d:
        cereal === 'oats'
          ? smooth([place(stalk, start), place(stalk, 0.8), place(stalk, 1)]) +
            grains.map((each) => each.stalk).join('')
          : '',
      tone: 'line',
      width: 1,
    },
    { d: grains.map(({ base, angle }) => blade(base, angle, grain, breadth)).join(''), tone: 'shape', width: 1.1 },
  ];
}

function leafOf(random: Random, stalk: Stalk, side: number): Stroke {
  const along = between(random, 0.2, 0.36);
  return {
    d: blade(
      place(stalk, along),
      heading(stalk, along) + side * 0.5,
      stalk.length * between(random, 0.26, 0.36),
      7,
      side * stalk.length * 0.1,
    ),
    tone: 'shape',
    width: 1.1,
  };
}

/** Ears of cereal, for the fibre of a meal. */
export function drawFibre(random: Random, { width, height }: ViewBox): Stroke[] {
  const cereal = cereals[Math.floor(random() * cereals.length)] ?? 'wheat';
  const wide = width > height;
  const wind = random() < 0.5 ? 1 : -1;
  const stalks = times(wide ? 4 : 3, (index, part): Stalk => ({
    foot: { x: width * (0.5 + (part - 0.5) * (wide ? 0.8 : 0.44) - wind * 0.1), y: height * 1.05 },
    angle: -Math.PI / 2 + wind * 0.08 + (part - 0.5) * 0.24,
    length: height * (index % 2 ? 0.72 : 0.88) * between(random, 0.94, 1.04),
    bend: wind * between(random, 0.05, 0.17),
  }));
  return stalks.flatMap((stalk) => [leafOf(random, stalk, wind), ...ear(random, stalk, cereal)]);
}
