import { frameAt, loop, smooth, times, type Frame } from '../paths.ts';
import { between, type Random } from '../random.ts';
import type { Point, Stroke, ViewBox } from '../stroke.ts';

interface Belly {
  place: Frame;
  /** Half its width in its middle, in units of its length, and where it lies across. */
  half: number;
  across: number;
  bow: number;
}

/** A point of a muscle: from one tendon (0) to the other (1), from one edge (-1) to the other (1). */
function at({ place, half, across, bow }: Belly, along: number, side: number): Point {
  const swell = Math.sin(Math.PI * along) ** 2.1;
  return place(along - 0.5, across * (0.2 + 0.8 * swell) + side * (0.011 + half * swell) + bow * swell);
}

/** A muscle: a spindle of fibres, with a tendon at each end. */
function muscle(random: Random, belly: Belly): Stroke[] {
  const rows = times(9, (_, part) => part);
  const outline = loop([
    ...rows.map((along) => at(belly, along, -1)),
    ...rows.toReversed().map((along) => at(belly, along, 1)),
  ]);
  const fibres = times(7, (_, part) => {
    const side = (part * 2 - 1) * 0.84;
    const [from, to] = [between(random, 0.12, 0.3), between(random, 0.7, 0.88)];
    return smooth(times(5, (_each, along) => at(belly, from + (to - from) * along, side)));
  });
  const sinews = [0, 1].flatMap((end) =>
    times(3, (_, part) =>
      smooth([0.01, 0.1, 0.19].map((along) => at(belly, end ? 1 - along : along, part * 1.4 - 0.7))),
    ),
  );
  return [
    { d: outline, tone: 'shape', width: 1.6 },
    { d: fibres.filter((_, index) => index % 2).join(''), tone: 'soft', width: 1.5 },
    { d: fibres.filter((_, index) => index % 2 === 0).join(''), tone: 'line', width: 0.9 },
    { d: sinews.join(''), tone: 'line', width: 1.4 },
  ];
}

/** Muscles side by side, their fibres and tendons. */
export function drawMuscle(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? 1 : -1;
  const slope = wide ? between(random, 0.2, 0.45) : between(random, 0.7, 1);
  const length = Math.hypot(width, height) * (wide ? 0.98 : 0.96);
  const place = frameAt({ x: width / 2, y: height / 2 }, side * slope, length);
  const bow = -side * between(random, 0.01, 0.03);
  const gap = between(random, 0.1, 0.125);
  const bellies = [-1, 1, 0].map((row): Belly => ({ place, half: row === 0 ? 0.085 : 0.058, across: row * gap, bow }));
  return bellies.flatMap((belly) => muscle(random, belly));
}
