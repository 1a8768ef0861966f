import { ellipse, frameAt, loop, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** A drop of a length, from its tip. */
function tear(tip: Point, length: number): string {
  const at = frameAt(tip, Math.PI / 2, length);
  return loop([
    at(0, 0),
    at(0, 0),
    at(0.5, 0.2),
    at(0.82, 0.36),
    at(1.06, 0.2),
    at(1.06, -0.2),
    at(0.82, -0.36),
    at(0.5, -0.2),
  ]);
}

/** Rings of ripples under a falling drop, seen from the side. */
function drop(random: Random, { width, height }: ViewBox): Stroke[] {
  const side = random() < 0.5 ? 1 : -1;
  const heart = { x: width * (0.5 - side * between(random, 0, 0.06)), y: height * between(random, 0.6, 0.66) };
  const other = {
    x: heart.x + side * width * between(random, 0.26, 0.34),
    y: heart.y + height * between(random, 0.14, 0.2),
  };
  const rings = (centre: Point, count: number, gap: number): string[] =>
    times(count, (index) => {
      const size = gap * (index + 0.55) ** 1.18;
      return ellipse(centre, size, size * 0.3);
    });
  const large = rings(heart, Math.round(between(random, 6, 8)), height * between(random, 0.075, 0.095));
  const small = rings(other, 4, height * 0.05);
  const top = { x: heart.x, y: heart.y - height * between(random, 0.4, 0.48) };
  const fall = times(4, (_, part) => dot({ x: heart.x, y: top.y - height * (0.04 + 0.1 * part) }));
  return [
    { d: (large[5] ?? '') + (small[2] ?? ''), tone: 'ground' },
    { d: [...small, ...large].filter((_, index) => index % 2).join(''), tone: 'soft', width: 1.3 },
    { d: [...small, ...large].filter((_, index) => index % 2 === 0).join(''), tone: 'line', width: 1.3 },
    { d: dot(heart) + dot(other), tone: 'line', width: 5 },
    { d: tear(top, height * 0.15), tone: 'shape', width: 1.5 },
    { d: fall.join(''), tone: 'line', width: 2.6 },
  ];
}

/** Waves of two or three sources that cross, seen from above. */
function crossing(random: Random, { width, height }: ViewBox): Stroke[] {
  const side = random() < 0.5 ? 1 : -1;
  const gap = height * between(random, 0.055, 0.07);
  const sources = [
    { x: width / 2 - side * width * between(random, 0.18, 0.26), y: height * between(random, 0.3, 0.42) },
    { x: width / 2 + side * width * between(random, 0.14, 0.24), y: height * between(random, 0.6, 0.74) },
  ];
  const rings = sources.map((source) => times(7, (index) => circle(source, gap * (index + 0.7))));
  const calm = times(5, (index, part) =>
    smooth(
      times(6, (_, along) => ({
        x: along * (width + 20) - 10,
        y: height * (0.06 + part * 0.88) + 5 * Math.sin(along * 7 + index),
      })),
    ),
  );
  return [
    { d: rings.map((each) => each[4] ?? '').join(''), tone: 'ground' },
    { d: calm.join(''), tone: 'soft', width: 0.9 },
    { d: rings.flatMap((each) => each.filter((_, index) => index % 2)).join(''), tone: 'soft', width: 1.6 },
    { d: rings.flatMap((each) => each.filter((_, index) => index % 2 === 0)).join(''), tone: 'line', width: 1.2 },
    { d: sources.map(dot).join(''), tone: 'line', width: 7 },
  ];
}

/** Water: the ripples of a drop, or waves that cross. */
export function drawWaves(random: Random, viewBox: ViewBox): Stroke[] {
  return random() < 0.5 ? drop(random, viewBox) : crossing(random, viewBox);
}
