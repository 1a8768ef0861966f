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

/** What a brand has printed on its packs; a brand that has none of its own yet grows cultures. */
export function motifOf(brandKey: string): Motif {
  return byBrand[brandKey] ?? culture;
}
