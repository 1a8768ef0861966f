import { lit } from '../studio/light.ts';
import { mix, toHex } from '../studio/colour.ts';
import { broken, laid, type Path, type Surface } from '../studio/path.ts';
import type { Paint } from '../studio/drawing.ts';
import type { Stage } from '../studio/stage.ts';
import type { Mark } from '../motifs/motif.ts';
import type { Placed } from '../type/label.ts';
import type { Vector } from '../studio/vector.ts';
import type { PackColours } from './pack-colours.ts';

/** A printed surface: where it lies, what shows of it, and how a colour looks on it. */
export interface Printed {
  readonly surface: Surface;
  readonly visible: Path;
  readonly paint: (colour: PackColours['ground']) => Paint;
  /** Pieces longer than this are bent. */
  readonly bend: number;
}

export function flat(surface: Surface, visible: Path, normal: Vector): Printed {
  return {
    surface,
    visible,
    paint: (colour) => toHex(lit(colour, normal)),
    bend: 99,
  };
}

export function printMotif(
  { drawing, camera }: Stage,
  printed: Printed,
  colours: PackColours,
  marks: readonly Mark[],
): void {
  drawing.clipped(printed.visible, () => {
    for (const { path, tone, line } of marks) {
      const paint = printed.paint(mix(colours.ground, colours.motif, tone));
      const seen = laid(broken(path, printed.bend), printed.surface, camera.project);
      drawing.path(seen, line === undefined ? { fill: paint } : { stroke: { width: line * camera.scale, paint } });
    }
  });
}

export function printType(
  { drawing, camera }: Stage,
  printed: Printed,
  colours: PackColours,
  placed: readonly Placed[],
): void {
  for (const { path, tone } of placed) {
    drawing.path(laid(broken(path, printed.bend), printed.surface, camera.project), {
      fill: printed.paint(colours[tone]),
    });
  }
}
