import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';

/** Position and rotation of a piece; the position is the middle of its contact with the table. */
export interface Place {
  readonly at: Vector;
  /** In radians, about the vertical. */
  readonly turn: number;
}

/** A kind of object of which several are scattered. */
export interface Piece {
  /** Half of the distance between its round ends; 0 for round pieces. */
  readonly half: number;
  readonly radius: number;
  readonly draw: (stage: Stage, place: Place) => void;
  readonly shadow: (stage: Stage, place: Place) => void;
}
