import { frameAt, mix, smooth, tapered, times, type Frame } from '../paths.ts';
import { between, type Random } from '../random.ts';
import type { Point, Stroke, ViewBox } from '../stroke.ts';

interface Strand {
  spine: Point[];
  /** Width at the crown, in units of the drawing. */
  width: number;
}

/** A line that wavers around a direction, in a frame of length 1. */
function strand(random: Random, place: Frame, bend: number): Point[] {
  const [wave, phase] = [between(random, 0.015, 0.04), between(random, 0, 6)];
  return times(6, (_, part) => place(part, bend * part ** 1.6 + wave * Math.sin(part * 7 + phase) * part));
}

/** Fine roots that leave a thick one. */
function rootlets(random: Random, { spine, width }: Strand, length: number): string {
  return times(9, (index, part) => {
    const at = 0.25 + part * 0.68;
    const joint = Math.min(spine.length - 2, Math.floor(at * (spine.length - 1)));
    const [from, to] = [spine[joint], spine[joint + 1]];
    if (!from || !to) return '';
    const side = index % 2 ? 1 : -1;
    const angle = Math.atan2(to.y - from.y, to.x - from.x) + side * between(random, 0.5, 0.95);
    const start = mix(from, to, at * (spine.length - 1) - joint);
    const place = frameAt(start, angle, length * between(random, 0.5, 1) * (1.15 - at));
    const skin = (width * (1 - at)) / length / 2;
    return smooth([place(skin, 0), place(0.45, side * -0.1), place(0.8, side * 0.08), place(1, side * -0.12)]);
  }).join('');
}

/** Rings of the skin near the crown. */
function wrinkles(random: Random, place: Frame, half: number): string {
  return times(5, (_, part) => {
    const [along, start] = [0.07 + part * 0.3, between(random, -0.9, -0.2)];
    return smooth([
      place(along, half * start),
      place(along + 0.012, half * (start + 0.4)),
      place(along, half * (start + between(random, 0.5, 0.9))),
    ]);
  }).join('');
}

/** A lifted root as in a herbarium: the crown, a thick root that forks, fine roots. */
export function drawRoot(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? -1 : 1;
  const angle = wide ? Math.PI / 2 - side * between(random, 1, 1.25) : Math.PI / 2 + between(random, -0.16, 0.16);
  const crown = wide
    ? { x: width / 2 - side * width * 0.27, y: height * between(random, 0.26, 0.34) }
    : { x: width * between(random, 0.45, 0.55), y: height * 0.25 };
  const length = wide ? width * 0.62 : height * 0.66;
  const place = frameAt(crown, angle, length);
  const thick = Math.min(width, height) * between(random, 0.13, 0.2);
  const legs = random() < 0.5 ? 3 : 2;
  const body: Strand = { spine: strand(random, place, between(random, -0.05, 0.05)), width: thick };
  const forks = times(legs, (_, part): Strand => {
    const turn = (part * 2 - 1) * between(random, 0.35, 0.55);
    const start = place(between(random, 0.2, 0.3), (part * 2 - 1) * (thick / length) * 0.22);
    return {
      spine: strand(random, frameAt(start, angle + turn, length * between(random, 0.5, 0.66)), -turn * 0.32),
      width: thick * 0.62,
    };
  });
  const fork = ({ spine, width: wideness }: Strand): string =>
    tapered(spine, (part) => wideness * (1 - part) ** 0.8 + 1.5);
  const stems = times(4, (_, part) => {
    const tip = place(-between(random, 0.12, 0.24), (part - 0.5) * 0.2);
    return smooth([place(0.02, (part - 0.5) * (thick / length) * 0.6), place(-0.06, (part - 0.5) * 0.1), tip]);
  });
  return [
    { d: [body, ...forks].map((each) => rootlets(random, each, length * 0.3)).join(''), tone: 'line', width: 1 },
    { d: stems.join(''), tone: 'line', width: 2.4 },
    { d: forks.map(fork).join(''), tone: 'shape', width: 1.4 },
    {
      d: tapered(
        body.spine,
        (part) => thick * (0.72 + 0.5 * Math.sin(Math.PI * Math.min(1, part * 2.2)) * 0.5) * (1 - part) ** 0.9 + 1.5,
      ),
      tone: 'shape',
      width: 1.4,
    },
    { d: wrinkles(random, place, thick / length / 2), tone: 'line', width: 1 },
    { d: forks.map(({ spine }) => smooth(spine.slice(1, 5))).join(''), tone: 'soft', width: 1 },
  ];
}
