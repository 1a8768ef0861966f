import { drawPack, type PackShape } from '../packs/draw-pack.ts';
import { createStage, drawBackdrop } from '../studio/stage.ts';
import { vector, type Vector } from '../studio/vector.ts';
import { panel } from '../type/label.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { dressingOf } from './dressing-of.ts';
import { sizes, type PackSpec } from './spec.ts';

/** A box shows its side, so its front stands a little to the left. */
function middleOf(shape: PackShape): Vector {
  return shape === 'capsule-box' || shape === 'stick-sachet' ? vector(-0.35, 0, 0) : vector(0, 0, 0);
}

export function drawPackScene(typeset: Typesetter, spec: PackSpec): string {
  const { width, height } = sizes.pack;
  const stage = createStage({ width, height, units: 13.2, middle: { x: 0.5, y: 0.84 }, elevation: 14 });
  drawBackdrop(stage);
  const dressing = dressingOf(spec, (area, style) => panel(typeset, spec.print, area, style));
  drawPack(spec.shape, stage, dressing, middleOf(spec.shape));
  return stage.drawing.svg(width, height);
}
