import type { Point } from '../studio/camera.ts';
import { smooth, type Path } from '../studio/path.ts';
import { between, type Random } from '../studio/random.ts';
import type { Mark, Motif } from './motif.ts';

interface Wave {
  readonly count: number;
  readonly size: number;
  readonly phase: number;
}

function wavesOf(random: Random): Wave[] {
  return [2, 3, 5, 8].map((count) => ({
    count,
    size: between(random, 0.05, 0.11) / Math.sqrt(count / 2),
    phase: random() * Math.PI * 2,
  }));
}

/** A band of the stone; it is smoother near the centre. */
function seam(centre: Point, radius: number, waves: readonly Wave[], part: number): Path {
  return smooth(
    Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * Math.PI * 2;
      const bulge = waves.reduce(
        (sum, { count, size, phase }) =>
          sum + size * Math.sin(count * angle + phase + (1 - part) * 0.9) * (0.35 + 0.65 * part),
        0,
      );
      const reach = radius * part * (1 + bulge);
      return { x: centre.x + Math.cos(angle) * reach * 1.16, y: centre.y + Math.sin(angle) * reach };
    }),
    true,
  );
}

/** A cross-section of an agate, with bands that follow its rim. */
export const agate: Motif = (random, { width, height, clear }) => {
  const room = height - clear;
  const radius = Math.min(Math.max(room * between(random, 0.74, 0.82), 2.1), width * 0.46);
  const centre = { x: width * between(random, 0.52, 0.64), y: clear + radius * between(random, 1.14, 1.2) };
  const waves = wavesOf(random);
  const marks: Mark[] = [];
  let part = 1;
  let band = 0;
  while (part > 0.1) {
    const path = seam(centre, radius, waves, part);
    marks.push({ path, tone: [0.2, 0.08, 0.3, 0.14, 0.44, 0.2][band % 6] ?? 0.2 });
    marks.push({ path, tone: band % 3 === 0 ? 0.85 : 0.5, line: band % 3 === 0 ? 0.045 : 0.026 });
    part -= between(random, 0.035, 0.085);
    band += 1;
  }
  return marks;
};
