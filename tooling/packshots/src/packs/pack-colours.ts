import { fromHex, lightnessOf, mix, withLightness, type Rgb } from '../studio/colour.ts';

/** The colours of a pack, all derived from the brand's colour. */
export interface PackColours {
  readonly ground: Rgb;
  readonly motif: Rgb;
  readonly strong: Rgb;
  readonly soft: Rgb;
  readonly glass: Rgb;
  /** Colour of sachets, which differs from that of their carton. */
  readonly sachet: Rgb;
}

export const paper = fromHex('#f7f4ea');
/** Whiter than paper, because violet mixed with paper would become grey. */
const board = fromHex('#f6f5f1');
const ink = fromHex('#0f211a');

function glassOf(brand: Rgb): Rgb {
  return withLightness(brand, 0.47, 1);
}

function fullGround(brand: Rgb): Rgb {
  return withLightness(brand, lightnessOf(brand) * 0.97, 1.03);
}

function paleGround(brand: Rgb): Rgb {
  return withLightness(mix(board, brand, 0.13), 0.945, 1.15);
}

/** The brand's colour as the ground, printed in the white of paper. */
export function fullColours(brand: Rgb): PackColours {
  return {
    ground: fullGround(brand),
    motif: mix(withLightness(brand, 0.72, 0.8), paper, 0.35),
    strong: paper,
    soft: mix(paper, brand, 0.16),
    glass: glassOf(brand),
    sachet: paleGround(brand),
  };
}

/** A pale tint of the brand's colour as the ground, printed in that colour and ink. */
export function paleColours(brand: Rgb): PackColours {
  return {
    ground: paleGround(brand),
    motif: mix(brand, paper, 0.12),
    strong: mix(brand, ink, 0.6),
    soft: mix(brand, ink, 0.22),
    glass: glassOf(brand),
    sachet: fullGround(brand),
  };
}
