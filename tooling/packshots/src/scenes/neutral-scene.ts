import { fullColours, paleColours } from '../packs/pack-colours.ts';
import { drawPack } from '../packs/draw-pack.ts';
import { fromHex } from '../studio/colour.ts';
import { createStage, drawBackdrop } from '../studio/stage.ts';
import { vector } from '../studio/vector.ts';
import { sizes } from './spec.ts';

const grey = fromHex('#b9b8ae');

/** A pack without brand, name and motif. */
export function drawNeutralScene(): string {
  const { width, height } = sizes.neutral;
  const stage = createStage({ width, height, units: 13.2, middle: { x: 0.5, y: 0.84 }, elevation: 14 });
  drawBackdrop(stage);
  const design = {
    colours: fullColours(grey),
    label: paleColours(grey),
    motif: () => [],
    panel: ({ y }: { readonly y: number }) => ({ placed: [], bottom: y }),
  };
  drawPack('pillbox', stage, design, vector(0, 0, 0));
  return stage.drawing.svg(width, height);
}
