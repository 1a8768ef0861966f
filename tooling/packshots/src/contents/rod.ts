import type { Point } from '../studio/camera.ts';
import type { Paint, Stop } from '../studio/drawing.ts';
import type { Material } from '../studio/material.ts';
import { polygon, type Path } from '../studio/path.ts';
import type { Stage } from '../studio/stage.ts';
import { dot, plus, times, unit, vector, type Vector } from '../studio/vector.ts';
import { toWindow } from '../studio/light.ts';

/** A cylinder on the table: its axis and its radius. */
export interface Rod {
  readonly middle: Vector;
  readonly axis: Vector;
  readonly radius: number;
}

function cross(a: Vector, b: Vector): Vector {
  return vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

/** Across the rod, as the camera sees it, and out of it towards the camera. */
function frameOf({ camera }: Stage, { axis }: Rod): { across: Vector; out: Vector } {
  const out = unit(plus(camera.towards, times(axis, -dot(camera.towards, axis))));
  return { across: cross(axis, out), out };
}

const steps = 12;

/**
 * The visible outline of the rod between two points of its axis. A round end bulges by the radius, a flat one shows the rim
 * of a cut, seen at an angle.
 */
export function rodOutline(
  stage: Stage,
  rod: Rod,
  from: { at: number; round: boolean },
  to: { at: number; round: boolean },
): Path {
  const { across } = frameOf(stage, rod);
  const { camera } = stage;
  const tilt = dot(rod.axis, camera.towards);
  const along = plus(rod.axis, times(camera.towards, -tilt));
  const length = Math.hypot(along.x, along.y, along.z);
  const seen = times(along, 1 / length);
  const place = (at: number, side: number, bulge: number): Point =>
    camera.project(
      plus(
        plus(rod.middle, times(rod.axis, at)),
        plus(times(across, side * rod.radius), times(seen, bulge * rod.radius)),
      ),
    );
  const end = ({ at, round }: { at: number; round: boolean }, direction: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = Math.PI * (index / steps - 0.5) * direction;
      const bulge = Math.cos(angle) * (round ? direction : -tilt);
      return place(at, Math.sin(angle), bulge);
    });
  return polygon([...end(to, 1), ...end(from, -1)]);
}

/** Shades the rod from one side to the other. */
export function rodPaint(stage: Stage, rod: Rod, material: Material, opacity = 1): Paint {
  const { across, out } = frameOf(stage, rod);
  const edge = (side: number): Point => stage.camera.project(plus(rod.middle, times(across, side * rod.radius)));
  const stops = Array.from({ length: 17 }, (_, index): Stop => {
    const angle = Math.PI * (index / 16 - 0.5);
    const normal = plus(times(across, Math.sin(angle)), times(out, Math.cos(angle)));
    return { at: (Math.sin(angle) + 1) / 2, colour: material(normal), opacity };
  });
  return stage.drawing.linear(edge(-1), edge(1), stops);
}

/** Position of the shadow of an object a little above the table. */
export function fallen({ x, y, z }: Vector): Vector {
  return vector(x - (toWindow.x / toWindow.y) * y, 0, z - (toWindow.z / toWindow.y) * y);
}
