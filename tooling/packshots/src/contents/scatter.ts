import type { Stage } from '../studio/stage.ts';
import { between, type Random } from '../studio/random.ts';
import { vector } from '../studio/vector.ts';
import type { Piece, Place } from './piece.ts';

export interface Heap {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly count: number;
  readonly lift: number;
}

/** Points along a piece, so close together that pieces do not overlap if their points keep a distance. */
function spine({ half }: Piece, { at, turn }: Place): { x: number; z: number }[] {
  return [-1, -0.5, 0, 0.5, 1].map((part) => ({
    x: at.x + Math.cos(turn) * half * part,
    z: at.z + Math.sin(turn) * half * part,
  }));
}

function isClear(piece: Piece, one: Place, other: Place): boolean {
  return spine(piece, one).every((a) =>
    spine(piece, other).every((b) => Math.hypot(a.x - b.x, a.z - b.z) > piece.radius * 2.04),
  );
}

/** Positions in a round heap, without overlaps. */
export function scattered(random: Random, piece: Piece, { x, z, radius, count, lift }: Heap): Place[] {
  const places: Place[] = [];
  for (let attempt = 0; attempt < 1_600 && places.length < count; attempt += 1) {
    const away = Math.sqrt(random()) * Math.max(0.01, radius - piece.radius - piece.half * 0.85);
    const angle = random() * Math.PI * 2;
    const at = vector(x + Math.cos(angle) * away, lift, z + Math.sin(angle) * away);
    const place = { at, turn: between(random, 0, Math.PI * 2) };
    if (places.every((other) => isClear(piece, place, other))) places.push(place);
  }
  return places.sort((a, b) => a.at.z - b.at.z);
}

/** Draws all shadows as one layer, then the pieces from back to front. */
export function drawPieces(stage: Stage, piece: Piece, places: readonly Place[]): void {
  const { drawing, camera } = stage;
  for (const { blur, opacity } of [
    { blur: 0.2, opacity: 0.26 },
    { blur: 0.05, opacity: 0.26 },
  ]) {
    drawing.layer({ opacity, blur: blur * camera.scale }, () => {
      for (const place of places) piece.shadow(stage, place);
    });
  }
  for (const place of places) piece.draw(stage, place);
}
