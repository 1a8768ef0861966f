import { smooth, tapered, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Root {
  bulb: Point;
  /** Where the hair leaves the skin. */
  pore: Point;
  tip: Point;
  /** How far the hair bends. */
  bow: number;
}

function shaft({ bulb, pore, tip, bow }: Root): Point[] {
  return [
    bulb,
    { x: (bulb.x + pore.x) / 2, y: (bulb.y + pore.y) / 2 },
    pore,
    { x: pore.x + (pore.x - bulb.x) * 0.6, y: pore.y - (bulb.y - pore.y) * 0.6 },
    { x: tip.x - bow, y: (pore.y + tip.y) / 2 },
    tip,
  ];
}

/** The sheath around a root, wider at the bulb. */
function sheath({ bulb, pore }: Root, size: number): string {
  const deep = { x: bulb.x, y: bulb.y + size * 0.4 };
  const middle = { x: (bulb.x + pore.x) / 2, y: (bulb.y + pore.y) / 2 };
  const spine = [
    deep,
    { x: bulb.x, y: bulb.y - size * 0.2 },
    { x: (middle.x + bulb.x) / 2, y: (middle.y + bulb.y) / 2 },
    middle,
    pore,
  ];
  return tapered(spine, (part) => size * (part < 0.3 ? 1.5 : 0.75));
}

/** Hair in the skin: roots, bulbs and glands below the surface, strands above it. */
export function drawHair(random: Random, { width, height }: ViewBox): Stroke[] {
  const count = width > height ? 8 : 5;
  const lean = random() < 0.5 ? 1 : -1;
  const phase = between(random, 0, 6);
  const level = height * between(random, 0.5, 0.58);
  const surfaceAt = (x: number, deep = 0): Point => ({ x, y: level + deep + 5 * Math.sin(x / 62 + phase) });
  const layer = (deep: number): string => smooth(times(15, (_, part) => surfaceAt(part * (width + 40) - 20, deep)));
  const size = height * 0.032;
  const roots = times(count, (_, part): Root => {
    const x = width * (0.5 + (part - 0.5) * 0.92) + between(random, -8, 8);
    const deep = height * between(random, 0.2, 0.32);
    const tall = height * between(random, 0.5, 0.72);
    return {
      bulb: { x: x - lean * deep * 0.28, y: level + deep },
      pore: surfaceAt(x),
      tip: { x: x + lean * width * between(random, 0.12, 0.3), y: level - tall },
      bow: lean * between(random, 10, 60),
    };
  });
  const glands = roots.flatMap(({ bulb, pore }, index) => {
    if (index % 2) return [];
    const neck = { x: bulb.x + (pore.x - bulb.x) * 0.62 + lean * -size, y: bulb.y + (pore.y - bulb.y) * 0.62 };
    return [
      circle({ x: neck.x - lean * size * 0.7, y: neck.y }, size * 0.62),
      circle({ x: neck.x - lean * size * 1.2, y: neck.y + size }, size * 0.55),
      circle({ x: neck.x - lean * size * 0.4, y: neck.y + size * 1.1 }, size * 0.5),
    ];
  });
  const grains = times(count * 8, () => {
    const x = random() * width;
    return dot(surfaceAt(x, height * between(random, 0.13, 0.5)));
  });
  return [
    { d: `${layer(0)}V${height + 5}H-20z`, tone: 'ground' },
    { d: [9, 18, 34].map((deep) => layer(deep)).join(''), tone: 'soft', width: 1.1 },
    { d: grains.join(''), tone: 'soft', width: 2.2 },
    { d: layer(0), tone: 'line', width: 1.6 },
    { d: glands.join(''), tone: 'shape', width: 1 },
    { d: roots.map((root) => sheath(root, size)).join(''), tone: 'shape', width: 1.1 },
    { d: roots.map((root) => smooth(shaft(root))).join(''), tone: 'line', width: 1.8 },
    { d: roots.map(({ bulb }) => dot(bulb)).join(''), tone: 'line', width: size * 0.7 },
  ];
}
