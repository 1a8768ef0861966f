import { boxOf, drawFace, drawUnderBox, type Box } from '../studio/box.ts';
import { mix, type Rgb } from '../studio/colour.ts';
import type { Surface } from '../studio/path.ts';
import { between, randomFrom } from '../studio/random.ts';
import type { Stage } from '../studio/stage.ts';
import { plus, times, type Vector } from '../studio/vector.ts';
import { drawEdge, drawCarton } from './carton.ts';
import type { PackDesign } from './pack-design.ts';
import { drawPouch } from './pouch.ts';

const size = { width: 7.2, height: 6.6, depth: 3.8, turn: -24 };

interface Stick {
  /** Along the front, into the box, above its rim. */
  readonly x: number;
  readonly z: number;
  readonly rise: number;
  readonly lean: number;
  readonly colour: Rgb;
  readonly band: Rgb;
}

const stickWidth = 1.42;

/** A stick's sheet, from the middle of its top down, in the plane of the box's front. */
function sheetOf({ front }: Box, { x, z, rise, lean }: Stick): Surface {
  const back = times(front.normal, -z);
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  return ({ x: u, y: v }): Vector =>
    plus(front.surface({ x: x + u * cos + (v - rise) * sin, y: (v - rise) * cos - u * sin }), back);
}

function drawStick(stage: Stage, box: Box, stick: Stick): void {
  const length = stick.rise + 1.5;
  drawPouch(stage, {
    sheet: sheetOf(box, stick),
    width: stickWidth,
    length,
    open: true,
    normal: box.front.normal,
    colour: stick.colour,
    band: stick.band,
  });
}

function sticksFor({ colours }: PackDesign): Stick[] {
  const random = randomFrom('sticks');
  const row = (z: number, rise: number, shift: number, colour: Rgb): Stick[] =>
    Array.from({ length: 4 }, (_, index) => ({
      x: shift + index * 1.66,
      z,
      rise: rise + between(random, -0.14, 0.14),
      lean: between(random, -0.028, 0.028),
      colour,
      band: colours.ground,
    }));
  return [...row(2.7, 2.7, 1.25, mix(colours.ground, colours.sachet, 0.72)), ...row(1.3, 2.35, 0.98, colours.sachet)];
}

/** A carton without a lid, and the sticks that stand in it. */
export function drawStickSachet(stage: Stage, design: PackDesign, at: Vector): void {
  const shape = { ...size, at };
  const box = boxOf(shape);
  const { colours } = design;
  drawUnderBox(stage, box);
  drawFace(stage, box.top, mix(colours.ground, [0, 0, 0], 0.5));
  for (const stick of sticksFor(design)) drawStick(stage, box, stick);
  drawCarton(stage, shape, box, design);
  drawEdge(
    stage,
    box.front,
    { x: 0, y: 0 },
    { x: shape.width, y: 0 },
    { paint: '#ffffff', width: 0.06, opacity: 0.42 },
  );
  drawEdge(stage, box.side, { x: 0, y: 0 }, { x: shape.depth, y: 0 }, { paint: '#ffffff', width: 0.06, opacity: 0.2 });
}
