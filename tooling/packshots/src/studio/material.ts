import { add, scale, type Rgb } from './colour.ts';
import { lit } from './light.ts';
import { dot, plus, times, unit, vector, type Vector } from './vector.ts';

/** The colour of a surface with this normal, as the camera sees it. */
export type Material = (normal: Vector) => Rgb;

const toCamera: Vector = unit(vector(0, 0.19, 0.98));

function step(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

function azimuth({ x, z }: Vector): number {
  return (Math.atan2(x, z) * 180) / Math.PI;
}

function altitude({ y }: Vector): number {
  return (Math.asin(Math.min(1, Math.max(-1, y))) * 180) / Math.PI;
}

function mirrored(normal: Vector): Vector {
  return plus(times(normal, 2 * dot(normal, toCamera)), times(toCamera, -1));
}

/** Reflection of the window and of a white reflector opposite. Rough surfaces blur it. */
function reflections(normal: Vector, roughness: number): { window: number; card: number } {
  const ray = mirrored(normal);
  const [turn, rise] = [azimuth(ray), altitude(ray)];
  const soft = 4 + roughness * 46;
  const strip = (from: number, to: number): number =>
    step(from - soft, from + soft * 0.4, turn) * (1 - step(to - soft * 0.4, to + soft, turn));
  const tall = step(-34, 4, rise) * (1 - step(74, 92, rise));
  return { window: strip(-80, -38) * tall, card: strip(84, 122) * tall };
}

/** Paper and board. */
export function matte(colour: Rgb): Material {
  return (normal) => lit(colour, normal);
}

/** Moulded plastic, lacquered glass. `gloss` from 0 to 1. */
export function satin(colour: Rgb, gloss = 0.3): Material {
  return (normal) => {
    const { window, card } = reflections(normal, 0.55 - gloss * 0.5);
    const edge = (1 - Math.abs(dot(normal, toCamera))) ** 3;
    const shine = window * (0.1 + gloss * 0.36) + card * (0.01 + gloss * 0.05) + edge * 0.025;
    return add(scale(lit(colour, normal), 1 - shine * 0.5), scale([1, 0.99, 0.96], shine));
  };
}

/** Coloured glass: dark at its edges, and brighter in the middle, where light passes through. */
export function glass(colour: Rgb, clear: number): Material {
  return (normal) => {
    const facing = Math.max(0, dot(normal, toCamera));
    const through = 0.2 + clear * facing ** 1.4;
    const back = 0.72 + 0.28 * step(-0.2, 0.85, normal.x);
    const { window, card } = reflections(normal, 0.2);
    const rim = step(0.8, 1, 1 - facing) * 0.1;
    const shine = window * 0.5 + card * 0.13 + rim;
    return add(scale(colour, through * back), scale([1, 0.99, 0.97], shine));
  };
}
