import { agate } from './agate.ts';
import { culture } from './culture.ts';
import { leaf } from './leaf.ts';
import type { Motif } from './motif.ts';
import { phases } from './phases.ts';
import { strides } from './strides.ts';
import { tides } from './tides.ts';

const byBrand: Readonly<Record<string, Motif>> = {
  florelune: culture,
  micralba: agate,
  phytorelle: leaf,
  somnelis: phases,
  ondamea: tides,
  vigorine: strides,
};

/** The motif of a brand's packs; cultures for a brand without one. */
export function motifOf(brandKey: string): Motif {
  return byBrand[brandKey] ?? culture;
}
