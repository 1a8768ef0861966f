import { fromHex, mix, scale, withLightness, type Rgb } from '../studio/colour.ts';
import { circleAt } from '../studio/lathe.ts';
import { satin } from '../studio/material.ts';
import { ellipse, mapped, type Path } from '../studio/path.ts';
import type { Stage } from '../studio/stage.ts';
import { plus, times, unit, vector, type Vector } from '../studio/vector.ts';
import { fallen, rodOutline, rodPaint, type Rod } from './rod.ts';

/** A flat puddle of oil, bright on the side away from the light and dark at its near edge. */
export function drawOil(stage: Stage, at: Vector, radius: number, oil: Rgb): void {
  const { drawing, camera } = stage;
  const pool = circleAt(stage, at, { r: radius, y: 0.1 });
  const middle = camera.project(plus(at, vector(radius * 0.25, 0, radius * 0.2)));
  const body = drawing.radial(
    middle,
    radius * camera.scale * 1.1,
    [
      { at: 0, colour: mix(withLightness(oil, 0.88), oil, 0.3) },
      { at: 0.6, colour: oil },
      { at: 0.9, colour: withLightness(oil, 0.6, 1.05) },
      { at: 1, colour: withLightness(oil, 0.48) },
    ],
    camera.towards.y * 1.15,
  );
  drawing.path(circleAt(stage, plus(at, vector(0.14, 0, -0.1)), { r: radius, y: 0 }), {
    fill: '#3a2508',
    opacity: 0.3,
    blur: 0.09 * camera.scale,
  });
  drawing.path(pool, { fill: body, opacity: 0.95 });
  drawing.path(circleAt(stage, plus(at, vector(0, 0.1, 0)), { r: radius * 0.965, y: 0 }), {
    stroke: { width: 0.05 * camera.scale, paint: '#ffffff' },
    opacity: 0.5,
  });
  const glint = circleAt(stage, plus(at, vector(-radius * 0.42, 0.12, -radius * 0.3)), { r: radius * 0.3, y: 0 });
  drawing.path(glint, { fill: '#ffffff', opacity: 0.6, blur: 0.08 * camera.scale });
}

function drop({ camera }: Stage, at: Vector, size: number): Path {
  const middle = camera.project(at);
  return mapped(ellipse({ x: 0, y: 0 }, size * camera.scale), ({ x, y }) => ({
    x: middle.x + x * (y < 0 ? 0.8 : 1),
    y: middle.y + y * (y < 0 ? 1.55 : 1),
  }));
}

/** A glass pipette above the dish, with its bulb and a drop at its tip. */
export function drawPipette(stage: Stage, tip: Vector, oil: Rgb): void {
  const { drawing, camera } = stage;
  const axis = unit(vector(0.5, 0.8, -0.3));
  const rod = (radius: number): Rod => ({ middle: tip, axis, radius });
  const flat = (at: number) => ({ at, round: false });
  const round = (at: number) => ({ at, round: true });
  const ground: Rod = {
    middle: fallen(tip),
    axis: unit(plus(fallen(plus(tip, axis)), times(fallen(tip), -1))),
    radius: 0.3,
  };
  drawing.path(rodOutline(stage, ground, round(0.2), round(7)), {
    fill: '#1d1c15',
    opacity: 0.13,
    blur: 0.3 * camera.scale,
  });
  const tube = rod(0.23);
  const glass = (normal: Vector): Rgb => scale(fromHex('#f4f6f0'), 0.72 + 0.3 * Math.abs(normal.x));
  drawing.path(rodOutline(stage, tube, flat(0.7), flat(4.4)), { fill: rodPaint(stage, tube, glass, 0.72) });
  drawing.path(rodOutline(stage, rod(0.12), round(0.05), flat(0.75)), {
    fill: rodPaint(stage, rod(0.12), glass, 0.95),
  });
  const filling = rod(0.14);
  drawing.path(rodOutline(stage, filling, flat(0.1), flat(2.5)), {
    fill: rodPaint(stage, filling, satin(oil, 0.6), 0.92),
  });
  drawing.path(
    rodOutline(stage, { ...rod(0.035), middle: plus(tip, vector(-0.09, 0.07, 0)) }, round(0.8), round(4.2)),
    { fill: '#ffffff', opacity: 0.8 },
  );
  const [collar, bulb] = [rod(0.78), rod(0.52)];
  drawing.path(rodOutline(stage, bulb, flat(5.1), round(6.7)), {
    fill: rodPaint(stage, bulb, satin(fromHex('#2a2b26'), 0.15)),
  });
  drawing.path(rodOutline(stage, collar, flat(4.1), flat(5.2)), {
    fill: rodPaint(stage, collar, satin(fromHex('#23241f'), 0.35)),
  });
  const hanging = plus(tip, vector(-0.02, -0.2, 0));
  const at = camera.project(hanging);
  const bead = drawing.radial({ x: at.x + 0.06 * camera.scale, y: at.y + 0.05 * camera.scale }, 0.3 * camera.scale, [
    { at: 0, colour: mix(withLightness(oil, 0.9), oil, 0.3) },
    { at: 1, colour: withLightness(oil, 0.5) },
  ]);
  drawing.path(drop(stage, hanging, 0.19), { fill: bead });
  drawing.path(drop(stage, plus(hanging, vector(-0.06, 0.04, 0.02)), 0.045), { fill: '#ffffff', opacity: 0.9 });
}
