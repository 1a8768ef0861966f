import { loop, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** An agate in section: bands that follow its rim and become rounder towards the crystal in the middle. */
export function drawAgate(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const centre = { x: width * between(random, 0.48, 0.54), y: height * between(random, 0.48, 0.54) };
  const outer = unit * (width > height ? 0.5 : 0.42);
  const wide = width > height ? 1.3 : 1.08;
  const waves = [2, 3, 5].map((turns) => ({
    turns,
    size: between(random, 0.06, 0.12) / Math.sqrt(turns),
    phase: random() * Math.PI * 2,
  }));
  const band = (part: number): string => {
    const points = times(12, (index): Point => {
      const angle = (index / 12) * Math.PI * 2;
      const bulge = waves.reduce(
        (sum, { turns, size, phase }) =>
          sum + size * Math.sin(turns * angle + phase + (1 - part) * 0.9) * (0.35 + 0.65 * part),
        0,
      );
      const { x, y } = polar(centre, outer * part * (1 + bulge), angle);
      return { x: centre.x + (x - centre.x) * wide, y };
    });
    return loop(points);
  };
  const parts: number[] = [];
  for (let part = 0.93; part > 0.1; part -= between(random, 0.05, 0.1)) parts.push(part);
  const every = (rest: number): string =>
    parts
      .filter((_, index) => index % 3 === rest)
      .map(band)
      .join('');
  return [
    { d: band(1), tone: 'shape', width: 2.2 },
    { d: every(1), tone: 'soft', width: 2.6 },
    { d: every(2), tone: 'line', width: 0.9 },
    { d: every(0), tone: 'line', width: 1.5 },
  ];
}
