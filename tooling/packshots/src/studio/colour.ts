/** Linear RGB, in which light is added and multiplied. */
export type Rgb = readonly [number, number, number];

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** `#1f6f5c` */
export function fromHex(hex: string): Rgb {
  const part = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function toHex(colour: Rgb): string {
  return `#${colour
    .map((value) => Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

type Lab = readonly [number, number, number];

function toOklab([r, g, b]: Rgb): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Perceptual mix of `a` (0) and `b` (1). */
export function mix(a: Rgb, b: Rgb, part: number): Rgb {
  const [from, to] = [toOklab(a), toOklab(b)];
  const blend = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * part;
  return fromOklab([blend(0), blend(1), blend(2)]);
}

/** The same hue with another lightness, from 0 to 1 (null keeps it), and `chroma` times as colourful. */
export function withLightness(colour: Rgb, lightness: number | null, chroma = 1): Rgb {
  const [own, a, b] = toOklab(colour);
  return fromOklab([lightness ?? own, a * chroma, b * chroma]);
}

export function lightnessOf(colour: Rgb): number {
  return toOklab(colour)[0];
}

export function multiply(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

export function add(a: Rgb, b: Rgb): Rgb {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scale(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}
