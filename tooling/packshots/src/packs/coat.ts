import { fromHex, lightnessOf, mix, withLightness, type Rgb } from '../studio/colour.ts';

/** The colours of a pack, all from the brand's one. */
export interface Coat {
  readonly ground: Rgb;
  readonly motif: Rgb;
  readonly strong: Rgb;
  readonly soft: Rgb;
  readonly glass: Rgb;
  /** Of sachets, which stand out from their carton. */
  readonly sachet: Rgb;
}

export const paper = fromHex('#f7f4ea');
/** Whiter than paper, or violet on it would turn grey. */
const board = fromHex('#f6f5f1');
const ink = fromHex('#0f211a');

const glassOf = (brand: Rgb): Rgb => withLightness(brand, 0.47, 1);

const fullGround = (brand: Rgb): Rgb => withLightness(brand, lightnessOf(brand) * 0.97, 1.03);
const paleGround = (brand: Rgb): Rgb => withLightness(mix(board, brand, 0.13), 0.945, 1.15);

/** The brand's colour all over, printed in paper white. */
export const fullCoat = (brand: Rgb): Coat => ({
  ground: fullGround(brand),
  motif: mix(withLightness(brand, 0.72, 0.8), paper, 0.35),
  strong: paper,
  soft: mix(paper, brand, 0.16),
  glass: glassOf(brand),
  sachet: paleGround(brand),
});

/** Paper with a breath of the brand's colour, printed in that colour and ink. */
export const paleCoat = (brand: Rgb): Coat => ({
  ground: paleGround(brand),
  motif: mix(brand, paper, 0.12),
  strong: mix(brand, ink, 0.6),
  soft: mix(brand, ink, 0.22),
  glass: glassOf(brand),
  sachet: fullGround(brand),
});
