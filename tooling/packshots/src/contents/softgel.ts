import { mix, scale, withLightness, type Rgb } from '../studio/colour.ts';
import { ellipse, mapped, type Path } from '../studio/path.ts';
import type { Stage } from '../studio/stage.ts';
import { vector } from '../studio/vector.ts';
import type { Piece, Place } from './piece.ts';
import { fallen } from './rod.ts';

const half = 1.05;
const radius = 0.56;

/** An ellipsoid on the table. `grow` scales it, and `lift` is its height above the table. */
function outline(stage: Stage, { at, turn }: Place, grow: number, lift: number): Path {
  const { camera } = stage;
  const centre = vector(at.x, lift, at.z);
  const sin = camera.towards.y;
  // Seen from above, its end is foreshortened; its thickness is not.
  const along = { x: Math.cos(turn) * half, y: -Math.sin(turn) * half * sin };
  const length = Math.hypot(along.x, along.y);
  const [cos, tilt] = [along.x / length, along.y / length];
  const reach = Math.sqrt(length ** 2 + (radius * Math.sin(turn) * camera.towards.z) ** 2);
  const middle = camera.project(centre);
  return mapped(ellipse({ x: 0, y: 0 }, reach * grow, radius * grow), ({ x, y }) => ({
    x: middle.x + (x * cos + y * tilt) * camera.scale,
    y: middle.y + (y * cos - x * tilt) * camera.scale,
  }));
}

/** A soft capsule with oil. Light passes through it and is brightest on the far side. */
export function softgel(oil: Rgb): Piece {
  return {
    half: half - radius,
    radius,
    shadow: (stage, place) => {
      stage.drawing.path(outline(stage, { ...place, at: fallen({ ...place.at, y: radius * 0.5 }) }, 0.98, 0.05), {
        fill: '#3a2508',
      });
    },
    draw: (stage, place) => {
      const { drawing, camera } = stage;
      const middle = camera.project(vector(place.at.x, radius, place.at.z));
      const unit = camera.scale;
      const dark = withLightness(oil, 0.44, 0.95);
      const light = mix(withLightness(oil, 0.86, 1), [1, 0.95, 0.7], 0.2);
      const body = drawing.radial({ x: middle.x + 0.26 * unit, y: middle.y + 0.2 * unit }, 1.25 * unit, [
        { at: 0, colour: light },
        { at: 0.34, colour: oil },
        { at: 0.72, colour: dark },
        { at: 1, colour: scale(dark, 0.7) },
      ]);
      drawing.path(outline(stage, place, 1, radius), { fill: body, opacity: 0.96 });
      const glint = { ...place, at: vector(place.at.x - 0.26, 0, place.at.z - 0.1) };
      drawing.path(outline(stage, glint, 0.3, radius + 0.3), { fill: '#ffffff', opacity: 0.75, blur: 0.05 * unit });
      const rim = { ...place, at: vector(place.at.x + 0.2, 0, place.at.z + 0.2) };
      drawing.path(outline(stage, rim, 0.42, radius - 0.18), { fill: '#fff3c4', opacity: 0.4, blur: 0.13 * unit });
    },
  };
}
