import { loop, polyline, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** The rings of a tree: one for each year, wide and narrow, around a pith that is not in the middle. */
export function drawRings(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 1 : -1;
  const middle = { x: width / 2 - side * unit * 0.02, y: height / 2 };
  const pith = { x: width / 2 + side * unit * between(random, 0.05, 0.12), y: height * between(random, 0.44, 0.56) };
  const outer = unit * (width > height ? 0.55 : 0.43);
  const waves = [2, 3, 5].map((turns) => ({ turns, size: between(random, 0.05, 0.1) / turns, phase: random() * 6 }));
  const around = (part: number, rough = 0): string => {
    const centre = { x: pith.x + (middle.x - pith.x) * part, y: pith.y + (middle.y - pith.y) * part };
    const points = times(9, (index): Point => {
      const angle = (index / 9) * Math.PI * 2;
      const wave = waves.reduce((sum, { turns, size, phase }) => sum + size * Math.sin(angle * turns + phase), 0);
      return polar(centre, outer * part * (1.06 + wave * 2 * part + between(random, -rough, rough)), angle);
    });
    return loop(points);
  };
  const years: number[] = [];
  for (let part = 0.05; part < 0.92; part += between(random, 0.045, 0.095) * (1.15 - part * 0.4)) years.push(part);
  const crack = (): string => {
    const angle = between(random, 0, Math.PI * 2);
    const [from, to] = [between(random, 0.02, 0.35), between(random, 0.6, 0.85)];
    return polyline(
      times(5, (index, along) => polar(pith, outer * (from + (to - from) * along), angle + (index % 2 ? 0.03 : -0.02))),
    );
  };
  const rays = times(20, (index) => {
    const angle = (index / 20) * Math.PI * 2 + between(random, -0.07, 0.07);
    const from = between(random, 0.15, 0.7);
    return polyline([polar(pith, outer * from, angle), polar(pith, outer * (from + 0.13), angle)]);
  });
  return [
    { d: around(1.03, 0.02), tone: 'shape', width: 2.2 },
    { d: rays.join(''), tone: 'soft', width: 1 },
    {
      d: years
        .filter((_, index) => index % 2)
        .map((year) => around(year))
        .join(''),
      tone: 'soft',
      width: 1.6,
    },
    {
      d: [...years.filter((_, index) => index % 2 === 0), 0.96].map((year) => around(year)).join(''),
      tone: 'line',
      width: 1.1,
    },
    { d: times(3, crack).join(''), tone: 'line', width: 1.4 },
  ];
}
