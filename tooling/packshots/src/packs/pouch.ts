import type { Point } from '../studio/camera.ts';
import { scale, toHex, type Rgb } from '../studio/colour.ts';
import { lit } from '../studio/light.ts';
import { laid, polyline, rectangle, type Path, type Surface } from '../studio/path.ts';
import type { Stage } from '../studio/stage.ts';
import type { Vector } from '../studio/vector.ts';

export interface Pouch {
  /** From the middle of its upper end, y along it. */
  readonly sheet: Surface;
  readonly width: number;
  readonly length: number;
  /** Its lower end is out of sight. */
  readonly open: boolean;
  readonly normal: Vector;
  readonly colour: Rgb;
  /** A stripe across it. */
  readonly band: Rgb;
}

const crimp = 0.42;

/** An end that is pressed flat and ribbed. */
function drawCrimp(stage: Stage, { sheet, width }: Pouch, top: number, seen: Rgb): void {
  const { drawing, camera } = stage;
  const half = width / 2;
  const across = (y: number): Path =>
    laid(
      polyline([
        { x: -half, y },
        { x: half, y },
      ]),
      sheet,
      camera.project,
    );
  drawing.path(laid(rectangle(-half, top, width, crimp), sheet, camera.project), { fill: toHex(scale(seen, 0.98)) });
  const ribs = Array.from({ length: 5 }, (_, index) => across(top + (crimp * (index + 0.6)) / 5.4)).flat();
  drawing.path(ribs, { stroke: { width: 0.03 * camera.scale, paint: '#000000' }, opacity: 0.12 });
}

/** From one long edge straight to the other, as the camera sees them. */
function acrossOf({ camera }: Stage, { sheet, width, length }: Pouch): [Point, Point] {
  const [from, to] = [camera.project(sheet({ x: -width / 2, y: 0 })), camera.project(sheet({ x: width / 2, y: 0 }))];
  const end = camera.project(sheet({ x: -width / 2, y: length }));
  const long = Math.hypot(end.x - from.x, end.y - from.y);
  const normal = { x: -(end.y - from.y) / long, y: (end.x - from.x) / long };
  const reach = (to.x - from.x) * normal.x + (to.y - from.y) * normal.y;
  return [from, { x: from.x + normal.x * reach, y: from.y + normal.y * reach }];
}

/** A slim pouch: swollen in its middle, flat at its ends. */
export function drawPouch(stage: Stage, pouch: Pouch): void {
  const { drawing, camera } = stage;
  const { sheet, width, length, normal, colour } = pouch;
  const half = width / 2;
  const seen = lit(colour, normal);
  const outline = laid(rectangle(-half, 0, width, length), sheet, camera.project);
  const [from, to] = acrossOf(stage, pouch);
  const fill = drawing.linear(from, to, [
    { at: 0, colour: scale(seen, 0.78) },
    { at: 0.14, colour: scale(seen, 1.04) },
    { at: 0.36, colour: scale(seen, 1.1) },
    { at: 0.72, colour: scale(seen, 0.94) },
    { at: 1, colour: scale(seen, 0.62) },
  ]);
  drawing.path(outline, { fill: '#1d1c15', opacity: 0.3, blur: 0.1 * camera.scale });
  drawing.path(outline, { fill });
  const stripe = laid(rectangle(-half, crimp + 0.3, width, 0.34), sheet, camera.project);
  const ink = lit(pouch.band, normal);
  const shine = [0.8, 1.05, 0.94, 0.66].map((factor, index) => ({
    at: [0, 0.3, 0.72, 1][index] ?? 1,
    colour: scale(ink, factor),
  }));
  drawing.path(stripe, { fill: drawing.linear(from, to, shine) });
  drawCrimp(stage, pouch, 0, seen);
  if (!pouch.open) drawCrimp(stage, pouch, length - crimp, seen);
  drawing.path(
    laid(
      polyline([
        { x: -half, y: 0 },
        { x: half, y: 0 },
      ]),
      sheet,
      camera.project,
    ),
    {
      stroke: { width: 0.03 * camera.scale, paint: '#ffffff' },
      opacity: 0.5,
    },
  );
}
