import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';

/** Where a piece lies: the middle of what touches the table, and how it is turned. */
export interface Place {
  readonly at: Vector;
  /** In radians, about the vertical. */
  readonly turn: number;
}

/** Something that lies about in numbers. */
export interface Piece {
  /** Half of the length that its round ends are set apart; 0 for what is round. */
  readonly half: number;
  readonly radius: number;
  readonly draw: (stage: Stage, place: Place) => void;
  readonly shadow: (stage: Stage, place: Place) => void;
}
