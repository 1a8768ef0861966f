import { motifOf } from '../motifs/motif-of.ts';
import { fullColours, paleColours } from '../packs/pack-colours.ts';
import type { PackDesign } from '../packs/pack-design.ts';
import { fromHex } from '../studio/colour.ts';
import { randomFrom } from '../studio/random.ts';
import type { Area, Panel, PanelStyle } from '../type/label.ts';
import type { PackLook } from './spec.ts';

/** The design of a pack in the style of its brand. The scene decides which text is printed on it. */
export function packDesignOf(look: PackLook, panel: (area: Area, style: PanelStyle) => Panel): PackDesign {
  const brand = fromHex(look.color);
  const motif = motifOf(look.brandKey);
  return {
    colours: look.colours === 'full' ? fullColours(brand) : paleColours(brand),
    label: paleColours(brand),
    motif: (sheet) => motif(randomFrom(look.seed), sheet),
    panel,
  };
}
