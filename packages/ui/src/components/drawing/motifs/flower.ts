import { blade, frameAt, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Stem {
  foot: Point;
  head: Point;
  size: number;
}

/** The head of a valerian, an angelica, an elder: stalks that part twice, and small flowers at their ends. */
function umbel(random: Random, { foot, head, size }: Stem, stalks: number, flowers: number): Stroke[] {
  const up = Math.atan2(head.y - foot.y, head.x - foot.x);
  const rays = times(stalks, (_, part) => {
    const side = part * 2 - 1;
    const place = frameAt(head, up + side * 1.12, size * (1 - 0.16 * side ** 2) * between(random, 0.92, 1.05));
    const heart = place(1, -side * 0.16);
    const small = times(flowers, (index, along) =>
      frameAt(heart, up + side * 0.7 + (along * 2 - 1) * 1.25)(size * (0.2 + (index % 2) * 0.06), 0),
    );
    return {
      line: smooth([head, place(0.5, side * 0.06), heart]),
      twigs: small.map((tip) => smooth([heart, tip])),
      tips: small,
    };
  });
  const tips = rays.flatMap(({ tips: each }) => each);
  return [
    { d: rays.flatMap(({ twigs }) => twigs).join(''), tone: 'soft', width: 1.1 },
    { d: rays.map(({ line }) => line).join(''), tone: 'line', width: 1.1 },
    {
      d: tips
        .filter((_, index) => index % 2 === 0)
        .map((tip) => circle(tip, size * 0.05))
        .join(''),
      tone: 'shape',
      width: 0.9,
    },
    {
      d: tips
        .filter((_, index) => index % 2)
        .map((tip) => dot(tip))
        .join(''),
      tone: 'line',
      width: size * 0.075,
    },
  ];
}

/** A feathered leaf: leaflets in pairs on a rib. */
function feather(base: Point, angle: number, length: number, bend: number): Stroke[] {
  const place = frameAt(base, angle, length);
  const rib = (part: number): Point => place(part, bend * part ** 1.6);
  const leaflets = times(7, (index) => {
    const part = index === 6 ? 0.82 : 0.28 + Math.floor(index / 2) * 0.19;
    const side = index === 6 ? 0 : index % 2 ? 1 : -1;
    const size = length * (index === 6 ? 0.28 : 0.34 - Math.abs(part - 0.5) * 0.16);
    return { at: rib(part), angle: angle + bend * part * 1.6 + side * 0.78, size };
  });
  return [
    {
      d: leaflets.map((leaflet) => blade(leaflet.at, leaflet.angle, leaflet.size, leaflet.size * 0.24)).join(''),
      tone: 'shape',
      width: 1.1,
    },
    { d: smooth([base, rib(0.5), rib(0.9)]), tone: 'line', width: 1.3 },
  ];
}

/** Umbels on their stems, with feathered leaves. */
export function drawFlower(random: Random, { width, height }: ViewBox): Stroke[] {
  const wide = width > height;
  const side = random() < 0.5 ? 1 : -1;
  const count = wide ? 3 : 2;
  const stems = times(count, (index): Stem => {
    const across = [0, 0.29, -0.28][index] ?? 0;
    const size = height * (index ? between(random, 0.15, 0.19) : between(random, 0.24, 0.28)) * (wide ? 1 : 0.95);
    const shift = wide ? 0 : 0.1;
    return {
      foot: { x: width / 2 + side * width * (across * 0.45 + (index ? 0 : -0.02)), y: height * 1.04 },
      head: {
        x: width / 2 + side * width * (across - shift),
        y: height * (index ? between(random, 0.46, 0.6) : between(random, 0.36, 0.42)),
      },
      size,
    };
  });
  const bow = ({ foot, head }: Stem): Point[] => [
    foot,
    { x: foot.x, y: (foot.y + head.y) / 2 },
    { x: (foot.x + head.x * 2) / 3, y: (foot.y + head.y * 2) / 3 },
    head,
  ];
  return [
    { d: stems.map((stem) => smooth(bow(stem))).join(''), tone: 'line', width: 2.2 },
    ...feather({ x: width / 2, y: height * 0.86 }, -Math.PI / 2 - side * 0.95, height * 0.36, -side * 0.12),
    ...feather({ x: width / 2, y: height * 0.93 }, -Math.PI / 2 + side * 1.1, height * 0.38, side * 0.12),
    ...stems.flatMap((stem, index) => umbel(random, stem, index ? 4 : 7, index ? 3 : 5)),
  ];
}
