import { add, multiply, scale, withLightness, type Rgb } from './colour.ts';
import { dot, unit, vector, type Vector } from './vector.ts';

/** Direction to the light of all pictures: a window, high on the left and a little in front. */
export const toWindow: Vector = unit(vector(-0.66, 0.62, 0.5));

const windowLight: Rgb = [0.82, 0.805, 0.77];
const skyLight: Rgb = [0.44, 0.44, 0.428];
const tableLight: Rgb = [0.34, 0.333, 0.31];
/** How far light wraps around an edge, because the window is large. */
const wrap = 0.3;

/** The light on a surface with this normal. */
function lightOn(normal: Vector): Rgb {
  const facing = Math.max(0, (dot(normal, toWindow) + wrap) / (1 + wrap));
  const up = normal.y * 0.5 + 0.5;
  return add(scale(windowLight, facing), add(scale(skyLight, up), scale(tableLight, 1 - up)));
}

/** The colour of a lit matte surface. Indirect light makes colours in the shade more saturated. */
export function lit(colour: Rgb, normal: Vector): Rgb {
  const light = lightOn(normal);
  const shade = Math.max(0, 0.85 - light[1]);
  return withLightness(multiply(colour, light), null, 1 + shade * 0.3);
}
