import { smooth, type Path } from '../studio/path.ts';
import { between } from '../studio/random.ts';
import type { Mark, Motif } from './motif.ts';

/** Rows of waves, each of which hides part of the ones behind it. */
export const tides: Motif = (random, { width, height, clear }) => {
  const room = height - clear;
  const count = 15;
  const long = between(random, 0.85, 1.1) * (Math.PI / 4.4);
  const lean = between(random, 0.32, 0.46);
  const start = random() * Math.PI * 2;
  const line = (index: number): Path => {
    const depth = index / (count - 1);
    const level = clear + room * (0.12 + 0.94 * depth ** 1.12);
    const swell = room * (0.05 + 0.05 * Math.sin(depth * Math.PI));
    const points = Array.from({ length: Math.ceil(width / 0.5) + 3 }, (_, step) => {
      const x = (step - 1) * 0.5;
      const wave =
        Math.sin(x * long + start + index * lean) + 0.35 * Math.sin(x * long * 2.3 - index * lean * 1.7 + start * 2);
      return { x, y: level + wave * swell };
    });
    return smooth(points);
  };
  return Array.from({ length: count }, (_, index): Mark[] => {
    const crest = line(index);
    const body: Path = [
      ...crest,
      { kind: 'line', to: { x: width + 2, y: height + 1 } },
      { kind: 'line', to: { x: -2, y: height + 1 } },
      { kind: 'close' },
    ];
    return [
      { path: body, tone: 0.05 + 0.34 * (index / count) },
      { path: crest, tone: index % 3 === 0 ? 0.9 : 0.56, line: index % 3 === 0 ? 0.042 : 0.028 },
    ];
  }).flat();
};
