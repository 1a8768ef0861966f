import type { ProductFile } from '@veralune/api/content/schema';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';
import { drawCapsuleBox } from './capsule-box.ts';
import type { PackDesign } from './pack-design.ts';
import { drawDropper } from './dropper.ts';
import { drawJar } from './jar.ts';
import { drawPillbox } from './pillbox.ts';
import { drawStickSachet } from './stick-sachet.ts';
import { drawTube } from './tube.ts';

export type PackShape = ProductFile['pack'];

const packs: Readonly<Record<PackShape, (stage: Stage, design: PackDesign, at: Vector) => void>> = {
  'capsule-box': drawCapsuleBox,
  pillbox: drawPillbox,
  dropper: drawDropper,
  'stick-sachet': drawStickSachet,
  tube: drawTube,
  jar: drawJar,
};

/** Draws a pack on the table. */
export function drawPack(shape: PackShape, stage: Stage, design: PackDesign, at: Vector): void {
  packs[shape](stage, design, at);
}
