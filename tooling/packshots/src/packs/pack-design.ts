import type { Mark, Sheet } from '../motifs/motif.ts';
import type { Area, Panel, PanelStyle } from '../type/label.ts';
import type { PackColours } from './pack-colours.ts';

/** The design of a pack: its colours, its motif and its printed text. */
export interface PackDesign {
  /** Colours of boxes and of plastic. */
  readonly colours: PackColours;
  /** Colours of paper labels on glass. */
  readonly label: PackColours;
  readonly motif: (sheet: Sheet) => readonly Mark[];
  readonly panel: (area: Area, style: PanelStyle) => Panel;
}
