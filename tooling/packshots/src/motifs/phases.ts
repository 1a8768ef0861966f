import type { Point } from '../studio/camera.ts';
import { close, ellipse, type Path, type Segment } from '../studio/path.ts';
import { between } from '../studio/random.ts';
import type { Motif } from './motif.ts';

const steps = 20;

/** The lit part of a moon: age 0 is new, 0.5 full, 1 new again. */
function litPart(centre: Point, radius: number, age: number): Path {
  const limb = age < 0.5 ? 1 : -1;
  const terminator = Math.cos(2 * Math.PI * age) * limb;
  const at = (index: number, across: number): Point => {
    const angle = Math.PI * (index / steps - 0.5);
    return { x: centre.x + Math.cos(angle) * across * radius, y: centre.y + Math.sin(angle) * radius };
  };
  const there = Array.from({ length: steps + 1 }, (_, index) => at(index, limb));
  const back = Array.from({ length: steps + 1 }, (_, index) => at(steps - index, terminator));
  return [...[...there, ...back].map((to, index): Segment => ({ kind: index === 0 ? 'move' : 'line', to })), close];
}

/** The phases of the moon in a month as a calendar, with seven moons per row. */
export const phases: Motif = (random, { width, height, clear }) => {
  const room = height - clear;
  const rows = Math.max(1, Math.round(room / 1.32));
  const pitch = Math.min(room / (rows + 0.22), 1.62);
  const columns = Math.ceil(width / pitch) + 1;
  const bottom = height - pitch * 0.68;
  const start = between(random, 0, 1);
  const moons = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      x: pitch * (column + 0.62),
      y: bottom - (rows - 1 - row) * pitch,
      age: (start + (row * 7 + column) / 28) % 1,
    };
  });
  const radius = pitch * 0.36;
  return [
    { path: moons.flatMap((moon) => ellipse(moon, radius)), tone: 0.16 },
    {
      path: moons
        .filter(({ age }) => age > 0.03 && age < 0.97)
        .flatMap((moon) => litPart(moon, radius * 0.9, moon.age)),
      tone: 0.84,
    },
    { path: moons.flatMap((moon) => ellipse(moon, radius)), tone: 0.5, line: 0.028 },
  ];
};
