import { motifOf } from '../motifs/motif-of.ts';
import { fullCoat, paleCoat } from '../packs/coat.ts';
import type { Dressing } from '../packs/dressing.ts';
import { fromHex } from '../studio/colour.ts';
import { randomFrom } from '../studio/random.ts';
import type { Area, Panel, PanelStyle } from '../type/label.ts';
import type { PackLook } from './spec.ts';

/** Dresses a pack in its brand; what is printed on it is up to the scene. */
export function dressingOf(look: PackLook, panel: (area: Area, style: PanelStyle) => Panel): Dressing {
  const brand = fromHex(look.color);
  const motif = motifOf(look.brandKey);
  return {
    coat: look.coat === 'full' ? fullCoat(brand) : paleCoat(brand),
    label: paleCoat(brand),
    motif: (sheet) => motif(randomFrom(look.seed), sheet),
    panel,
  };
}
