import type { Point } from './camera.ts';
import { toHex, type Rgb } from './colour.ts';
import { toData, type Path } from './path.ts';

export interface Stop {
  readonly at: number;
  readonly colour: Rgb;
  readonly opacity?: number;
}

/** A colour, or a reference to a gradient of the same drawing. */
export type Paint = string;

interface Stroke {
  readonly width: number;
  readonly paint: Paint;
  readonly cap?: 'round' | 'butt';
}

interface Style {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
  readonly opacity?: number;
  readonly blur?: number;
  readonly blend?: 'multiply' | 'screen' | 'soft-light';
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function strokeOf({ width, paint, cap = 'round' }: Stroke): string {
  return ` stroke="${paint}" stroke-width="${number(width)}" stroke-linejoin="round" stroke-linecap="${cap}"`;
}

/** Collects the elements of an SVG, from back to front. */
export interface Drawing {
  readonly path: (path: Path, style: Style) => void;
  readonly linear: (from: Point, to: Point, stops: readonly Stop[]) => Paint;
  readonly radial: (centre: Point, radius: number, stops: readonly Stop[], squash?: number) => Paint;
  /** Clips everything that `draw` draws to `path`. */
  readonly clipped: (path: Path, draw: () => void) => void;
  /** Groups everything that `draw` draws into one layer. */
  readonly layer: (style: Pick<Style, 'opacity' | 'blur' | 'blend'>, draw: () => void) => void;
  /** The SVG document, for a picture of this size. */
  readonly svg: (width: number, height: number) => string;
}

const inPixels = 'gradientUnits="userSpaceOnUse"';

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(({ at, colour, opacity = 1 }) => {
      const alpha = opacity === 1 ? '' : ` stop-opacity="${number(opacity)}"`;
      return `<stop offset="${number(at)}" stop-color="${toHex(colour)}"${alpha}/>`;
    })
    .join('');
}

function effects({ opacity = 1, blend }: Pick<Style, 'opacity' | 'blend'>): string {
  return (opacity === 1 ? '' : ` opacity="${number(opacity)}"`) + (blend ? ` style="mix-blend-mode:${blend}"` : '');
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function nowhere(): Bounds {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}

function include(bounds: Bounds, { left, top, right, bottom }: Bounds): void {
  bounds.left = Math.min(bounds.left, left);
  bounds.top = Math.min(bounds.top, top);
  bounds.right = Math.max(bounds.right, right);
  bounds.bottom = Math.max(bounds.bottom, bottom);
}

function boundsOf(path: Path): Bounds {
  const bounds = nowhere();
  for (const segment of path) {
    if (segment.kind === 'close') continue;
    const points = segment.kind === 'cubic' ? [segment.first, segment.second, segment.to] : [segment.to];
    for (const { x, y } of points) include(bounds, { left: x, top: y, right: x, bottom: y });
  }
  return bounds;
}

export function createDrawing(): Drawing {
  const defs = new Map<string, string>();
  const body: string[] = [];
  const define = (content: string): string => {
    const known = defs.get(content);
    if (known !== undefined) return known;
    const id = `d${defs.size}`;
    defs.set(content, id);
    return id;
  };
  /** The time for blurring depends on the area, so the filter region is as small as possible. */
  const blurred = (blur: number | undefined, bounds: Bounds): string => {
    if (!blur) return '';
    const reach = blur * 3;
    const [x, y] = [bounds.left - reach, bounds.top - reach];
    const [width, height] = [bounds.right - bounds.left + reach * 2, bounds.bottom - bounds.top + reach * 2];
    const region = `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
    const space = 'filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"';
    const effect = `<feGaussianBlur stdDeviation="${number(blur)}"/>`;
    return ` filter="url(#${define(`<filter ${space} ${region}>${effect}</filter>`)})"`;
  };
  /** The elements of the open layers. */
  const open: Bounds[] = [];
  return {
    path: (path, style) => {
      const { fill = 'none', stroke, blur } = style;
      const bounds = boundsOf(path);
      for (const layer of open) include(layer, bounds);
      const line = stroke ? strokeOf(stroke) : '';
      body.push(`<path d="${toData(path)}" fill="${fill}"${line}${effects(style)}${blurred(blur, bounds)}/>`);
    },
    linear: (from, to, stops) => {
      const box = `x1="${number(from.x)}" y1="${number(from.y)}" x2="${number(to.x)}" y2="${number(to.y)}"`;
      const content = `<linearGradient ${inPixels} ${box}>${stopsOf(stops)}</linearGradient>`;
      return `url(#${define(content)})`;
    },
    radial: (centre, radius, stops, squash = 1) => {
      const place = `cx="0" cy="0" r="${number(radius)}"`;
      const turn = `gradientTransform="translate(${number(centre.x)} ${number(centre.y)}) scale(1 ${number(squash)})"`;
      const content = `<radialGradient ${inPixels} ${place} ${turn}>${stopsOf(stops)}</radialGradient>`;
      return `url(#${define(content)})`;
    },
    clipped: (path, draw) => {
      const id = define(`<clipPath><path d="${toData(path)}"/></clipPath>`);
      body.push(`<g clip-path="url(#${id})">`);
      draw();
      body.push('</g>');
    },
    layer: (style, draw) => {
      const start = body.length;
      const bounds = nowhere();
      open.push(bounds);
      draw();
      open.pop();
      const content = body.splice(start).join('');
      if (content !== '') body.push(`<g${effects(style)}${blurred(style.blur, bounds)}>${content}</g>`);
    },
    svg: (width, height) => {
      const named = [...defs].map(([content, id]) => content.replace(/^<(\w+)/, `<$1 id="${id}"`)).join('');
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${named}</defs>${body.join('')}</svg>`;
    },
  };
}
