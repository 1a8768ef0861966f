import { boxOf, drawFace, drawUnderBox, type Box } from '../studio/box.ts';
import { scale, toHex } from '../studio/colour.ts';
import { lit } from '../studio/light.ts';
import { close, ellipse, laid } from '../studio/path.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import { drawEdge, drawCarton } from './carton.ts';
import type { PackColours } from './pack-colours.ts';
import type { PackDesign } from './pack-design.ts';

/** The notch in the front's edge, where a thumb lifts the lid; behind it shows the lid's flap. */
function drawNotch(stage: Stage, { front }: Box, colours: PackColours): void {
  const { drawing, camera } = stage;
  const centre = { x: front.width / 2, y: 0 };
  const lower = ellipse(centre, 0.62, 0.34).slice(0, 3);
  const notch = laid([...lower, close], front.surface, camera.project);
  drawing.path(notch, { fill: toHex(scale(lit(colours.ground, front.normal), 0.66)) });
  drawing.path(laid(lower, front.surface, camera.project), {
    stroke: { width: 0.035 * camera.scale, paint: '#ffffff' },
    opacity: 0.4,
  });
}

/** A folding carton, its lid tucked in. */
export function drawCapsuleBox(stage: Stage, design: PackDesign, at: Vector): void {
  const shape = { width: 7.2, height: 9.6, depth: 4, turn: -24, at };
  const box = boxOf(shape);
  const { front, top } = box;
  drawUnderBox(stage, box);
  drawCarton(stage, shape, box, design);
  drawFace(stage, top, design.colours.ground);
  drawNotch(stage, box, design.colours);
  drawEdge(
    stage,
    front,
    { x: 0.02, y: 0.05 },
    { x: shape.width, y: 0.05 },
    { paint: '#000000', width: 0.05, opacity: 0.22 },
  );
  drawEdge(stage, front, { x: 0, y: 0 }, { x: shape.width, y: 0 }, { paint: '#ffffff', width: 0.045, opacity: 0.5 });
}
