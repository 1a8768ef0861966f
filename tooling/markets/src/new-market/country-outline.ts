import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The parts of the TopoJSON file that outlines need. */
const topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    countries: z.object({
      geometries: z.array(
        z.object({ type: z.string(), arcs: z.unknown(), properties: z.object({ name: z.string() }) }),
      ),
    }),
  }),
});

type Point = readonly [longitude: number, latitude: number];

const { transform, arcs, objects } = topology.parse(
  JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8')),
);

/** An arc in degrees. A negative number is the arc read backwards. */
function arcOf(index: number): Point[] {
  let [x, y] = [0, 0];
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
  return index < 0 ? points.reverse() : points;
}

const ring = z.array(z.number());
const polygon = z.array(ring);

/** The outer rings of a country. */
function ringsOf(name: string): Point[][] {
  const geometry = objects.countries.geometries.find(({ properties }) => properties.name === name);
  if (geometry === undefined) throw new Error(`The atlas has no country "${name}".`);
  const polygons = geometry.type === 'Polygon' ? [polygon.parse(geometry.arcs)] : z.array(polygon).parse(geometry.arcs);
  return polygons.map(([outer = []]) => outer.flatMap((index) => arcOf(index).slice(1)));
}

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxOf(points: readonly Point[]): Box {
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function areaOf({ west, east, south, north }: Box): number {
  return (east - west) * (north - south);
}

/** Degrees between the mainland and the islands that belong to the drawing; overseas territories are further away. */
const nearby = 4;

function isNear(box: Box, to: Box): boolean {
  return (
    box.west < to.east + nearby &&
    box.east > to.west - nearby &&
    box.south < to.north + nearby &&
    box.north > to.south - nearby
  );
}

/** Length of the longer side of the drawing. */
const side = 400;

function half(value: number): number {
  return Math.round(value * 2) / 2;
}

function print(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** `M10 20l1 2 …Z`, in halves of a unit. */
function ringPath(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = points.flatMap(([x, y], index) => {
    const [dx, dy] = [half(x) - lastX, half(y) - lastY];
    if (index > 0 && dx === 0 && dy === 0) return [];
    [lastX, lastY] = [half(x), half(y)];
    return [`${print(dx)} ${print(dy)}`];
  });
  const [start = '', ...rest] = steps;
  return rest.length < 3 ? '' : `M${start}l${rest.join(' ').replaceAll(' -', '-')}Z`;
}

interface CountryOutline {
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly north: number;
  readonly squeeze: number;
  readonly scale: number;
  readonly path: string;
}

/**
 * The outline of a country with the islands near its mainland, as `packages/ui/src/components/market-outline` draws it.
 * Source: Natural Earth 1:50 m (public domain).
 * @param name in English
 * @throws Error for a country that the atlas does not have
 */
export function countryOutline(name: string): CountryOutline {
  const rings = ringsOf(name).map((points) => ({ points, box: boxOf(points) }));
  const mainland = rings.reduce((largest, each) => (areaOf(each.box) > areaOf(largest.box) ? each : largest));
  const shown = rings.filter(({ box }) => isNear(box, mainland.box));
  const { west, east, south, north } = boxOf(shown.flatMap(({ points }) => points));
  const squeeze = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = side / Math.max((east - west) * squeeze, north - south);
  const path = shown
    .map(({ points }) => ringPath(points.map(([x, y]) => [(x - west) * squeeze * scale, (north - y) * scale])))
    .join('');
  return {
    width: Math.ceil((east - west) * squeeze * scale),
    height: Math.ceil((north - south) * scale),
    west: Number(west.toFixed(4)),
    north: Number(north.toFixed(4)),
    squeeze: Number(squeeze.toFixed(5)),
    scale: Number(scale.toFixed(4)),
    path,
  };
}
