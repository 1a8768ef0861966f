import { drawPack, type PackShape } from '../packs/draw-pack.ts';
import { createStage, drawBackdrop } from '../studio/stage.ts';
import { vector, type Vector } from '../studio/vector.ts';
import { panel } from '../type/label.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { packDesignOf } from './pack-design-of.ts';
import { sizes, type PackSpec } from './spec.ts';

/** The side of a box is visible too, so its front is a little left of the centre. */
function middleOf(shape: PackShape): Vector {
  return shape === 'capsule-box' || shape === 'stick-sachet' ? vector(-0.35, 0, 0) : vector(0, 0, 0);
}

export function drawPackScene(typeset: Typesetter, spec: PackSpec): string {
  const { width, height } = sizes.pack;
  const stage = createStage({ width, height, units: 13.2, middle: { x: 0.5, y: 0.84 }, elevation: 14 });
  drawBackdrop(stage);
  const design = packDesignOf(spec, (area, style) => panel(typeset, spec.print, area, style));
  drawPack(spec.shape, stage, design, middleOf(spec.shape));
  return stage.drawing.svg(width, height);
}
