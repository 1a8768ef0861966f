import type { Mark, Sheet } from '../motifs/motif.ts';
import type { Area, Panel, PanelStyle } from '../type/label.ts';
import type { Coat } from './coat.ts';

/** How a pack is dressed: its colours, what is drawn on it and what is printed on it. */
export interface Dressing {
  /** Of boxes and of what is moulded. */
  readonly coat: Coat;
  /** Of paper labels on glass. */
  readonly label: Coat;
  readonly motif: (sheet: Sheet) => readonly Mark[];
  readonly panel: (area: Area, style: PanelStyle) => Panel;
}
