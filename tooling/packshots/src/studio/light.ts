import { add, multiply, scale, withLightness, type Rgb } from './colour.ts';
import { dot, unit, vector, type Vector } from './vector.ts';

/** The window: high on the left, a little in front. Everything in every picture is lit by it. */
export const toWindow: Vector = unit(vector(-0.66, 0.62, 0.5));

const windowLight: Rgb = [0.82, 0.805, 0.77];
const skyLight: Rgb = [0.44, 0.44, 0.428];
const tableLight: Rgb = [0.34, 0.333, 0.31];
/** How far light creeps round an edge: the window is large. */
const wrap = 0.3;

/** Light that falls on a surface which faces `normal`. */
function lightOn(normal: Vector): Rgb {
  const facing = Math.max(0, (dot(normal, toWindow) + wrap) / (1 + wrap));
  const up = normal.y * 0.5 + 0.5;
  return add(scale(windowLight, facing), add(scale(skyLight, up), scale(tableLight, 1 - up)));
}

/** What a matte surface of that colour looks like. Light that has bounced about brings the colour out in the shade. */
export function lit(colour: Rgb, normal: Vector): Rgb {
  const light = lightOn(normal);
  const shade = Math.max(0, 0.85 - light[1]);
  return withLightness(multiply(colour, light), null, 1 + shade * 0.3);
}
