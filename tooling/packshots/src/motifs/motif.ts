import type { Path } from '../studio/path.ts';
import type { Random } from '../studio/random.ts';

/** What a motif is drawn on, in units, y downwards. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Above this line there is type: the motif stays below. */
  readonly clear: number;
}

/** One stroke or fill of a motif. `tone` runs from the ground's colour (0) to the brightest ink (1). */
export interface Mark {
  readonly path: Path;
  readonly tone: number;
  /** Width of the stroke; absent means filled. */
  readonly line?: number;
}

/** What falls outside of the sheet is cut off by whoever prints it. */
export type Motif = (random: Random, sheet: Sheet) => Mark[];
