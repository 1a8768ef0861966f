import { drawFace, faceOutline, type Box, type BoxShape, type Face } from '../studio/box.ts';
import type { Point } from '../studio/camera.ts';
import { laid, polyline, shifted } from '../studio/path.ts';
import type { Stage } from '../studio/stage.ts';
import type { PackDesign } from './pack-design.ts';
import { flat, printMotif, printType, type Printed } from './printing.ts';

export function drawEdge(
  stage: Stage,
  face: Face,
  from: Point,
  to: Point,
  style: { paint: string; width: number; opacity: number },
): void {
  stage.drawing.path(laid(polyline([from, to]), face.surface, stage.camera.project), {
    stroke: { width: style.width * stage.camera.scale, paint: style.paint },
    opacity: style.opacity,
  });
}

function printedFace(stage: Stage, face: Face): Printed {
  return flat(face.surface, faceOutline(stage, face), face.normal);
}

/** A carton's printed walls: one drawing runs around its corner. */
export function drawCarton(stage: Stage, { width, height, depth }: BoxShape, box: Box, design: PackDesign): void {
  const { colours } = design;
  drawFace(stage, box.side, colours.ground);
  drawFace(stage, box.front, colours.ground);
  const margin = 0.72;
  const area = { x: margin, y: 0.78, width: width - margin * 2, height: height - 1.42 };
  const { placed, bottom } = design.panel(area, {
    word: 0.78,
    name: 1.7,
    small: 0.42,
    align: 'left',
    detailed: height > 8,
  });
  const marks = design.motif({ width: width + depth, height, clear: bottom + 0.3 });
  printMotif(stage, printedFace(stage, box.front), colours, marks);
  const onSide = marks.map((mark) => ({ ...mark, path: shifted(mark.path, -width, 0) }));
  printMotif(stage, printedFace(stage, box.side), colours, onSide);
  printType(stage, printedFace(stage, box.front), colours, placed);
  // A folded edge catches the light.
  drawEdge(
    stage,
    box.front,
    { x: width, y: 0 },
    { x: width, y: height },
    { paint: '#ffffff', width: 0.035, opacity: 0.3 },
  );
}
