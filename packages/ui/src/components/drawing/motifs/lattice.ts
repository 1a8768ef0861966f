import { loop, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

interface Bone {
  /** Centre and radius of its curved edge. */
  centre: Point;
  radius: number;
  /** Direction from the centre to the middle of the drawing. */
  middle: number;
}

interface Pore {
  depth: number;
  angle: number;
  /** Half its size, towards the edge and along it. */
  high: number;
  broad: number;
}

/** Anticlockwise, so that it is a hole in the bone, whose outline is clockwise. */
function outline(random: Random, { centre, radius }: Bone, { depth, angle, high, broad }: Pore): Point[] {
  const turn = between(random, 0, 1);
  return times(5, (index) => {
    const way = turn - (index / 5) * Math.PI * 2;
    const size = between(random, 0.95, 1.42);
    const across = (Math.cos(way) * broad * size) / (radius - depth);
    return polar(centre, radius - depth - Math.sin(way) * high * size, angle + across);
  });
}

/** Rows of pores, small below the edge and large in the marrow. */
function poresOf(random: Random, bone: Bone, { width, height }: ViewBox): Point[][] {
  const pores: Point[][] = [];
  let depth = 46;
  for (let row = 0; row < 4; row += 1) {
    const high = 21 + row * 11;
    const broad = high * between(random, 0.72, 0.86);
    const step = (broad * 2 + 22) / (bone.radius - depth - high);
    for (let column = -9; column <= 9; column += 1) {
      const pore = { depth: depth + high, angle: bone.middle + (column + row * 0.45) * step, high, broad };
      const { x, y } = polar(bone.centre, bone.radius - pore.depth, pore.angle);
      const points = outline(random, bone, pore);
      const near = Math.abs(pore.angle - bone.middle) < 1.1;
      if (near && x > -broad / 4 && x < width + broad / 4 && y < height + high / 3) pores.push(points);
    }
    depth += high * 2 + 15;
  }
  return pores;
}

/** The fine struts of a bone in section: large pores inside, small ones below the compact edge. */
export function drawLattice(random: Random, viewBox: ViewBox): Stroke[] {
  const { width, height } = viewBox;
  const lean = (random() < 0.5 ? -1 : 1) * between(random, 0.1, 0.5);
  const radius = height * between(random, 1, 1.3);
  const top = { x: width / 2 + lean * width * 0.24, y: height * between(random, 0.1, 0.16) };
  const middle = lean - Math.PI / 2;
  const bone = { centre: polar(top, -radius, middle), radius, middle };
  const edgeAt = (depth: number): Point[] =>
    times(9, (_, part) => polar(bone.centre, radius - depth, middle + (part * 2 - 1) * 0.95));
  const [start, end] = [polar(bone.centre, radius, middle - 0.95), polar(bone.centre, radius, middle + 0.95)];
  const below = height * 1.1;
  const body = `${smooth(edgeAt(0))}L${Math.round(end.x)} ${below}L${Math.round(start.x)} ${below}z`;
  return [
    { d: body + poresOf(random, bone, viewBox).map(loop).join(''), tone: 'shape', width: 1.2 },
    { d: [10, 18, 30].map((depth) => smooth(edgeAt(depth))).join(''), tone: 'soft', width: 1 },
    { d: edgeAt(24).map(dot).join(''), tone: 'line', width: 3.2 },
    { d: smooth(edgeAt(0)), tone: 'line', width: 2.2 },
  ];
}
