import type { Path } from '../studio/path.ts';
import type { Random } from '../studio/random.ts';

/** The area on which a motif is drawn, in units, y downwards. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Above this line is text; the motif stays below it. */
  readonly clear: number;
}

/** One stroke or fill of a motif. `tone` runs from the ground's colour (0) to the brightest ink (1). */
export interface Mark {
  readonly path: Path;
  readonly tone: number;
  /** Width of the stroke; absent means filled. */
  readonly line?: number;
}

/** Draws a motif. Marks outside of the sheet are clipped when it is printed. */
export type Motif = (random: Random, sheet: Sheet) => Mark[];
