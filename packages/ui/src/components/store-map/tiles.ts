import type { Position } from '../market-outline/outline.ts';
import { mapSize, rim } from './circular-map.ts';

/** A square picture of a map service, placed in the box around the rim of the map; lengths are fractions of its side. */
export interface Tile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Side of a tile, in CSS pixels. */
const tilePixels = 256;
/** Width of the map on a large screen, in CSS pixels. */
const mapPixels = 576;
const deepestZoom = 19;
/** Metres around the equator, as map services use it. */
const equator = 40_075_016.686;

/** The position in a square world with side 1, in the projection of map services (Web Mercator). */
function inWorld({ latitude, longitude }: Position): { readonly x: number; readonly y: number } {
  const angle = (latitude * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

/**
 * The tiles that fill a circular map, at the zoom level whose pictures are closest to the size of the screen.
 * @param radius from the centre to the rim, in kilometres
 */
export function tilesAround(centre: Position, radius: number): Tile[] {
  const metresAround = equator * Math.cos((centre.latitude * Math.PI) / 180);
  const boxMetres = 2 * radius * 1_000;
  const boxPixels = (mapPixels * 2 * rim) / mapSize;
  const exact = Math.log2((metresAround / tilePixels) * (boxPixels / boxMetres));
  const zoom = Math.min(deepestZoom, Math.max(0, Math.round(exact)));
  const count = 2 ** zoom;
  const side = metresAround / count / boxMetres;
  const middle = inWorld(centre);
  const [column, row] = [middle.x * count, middle.y * count];
  const reach = 0.5 / side;
  const tiles: Tile[] = [];
  for (let y = Math.max(0, Math.floor(row - reach)); y <= Math.min(count - 1, Math.floor(row + reach)); y += 1)
    for (let x = Math.max(0, Math.floor(column - reach)); x <= Math.min(count - 1, Math.floor(column + reach)); x += 1)
      tiles.push({ zoom, x, y, left: 0.5 + (x - column) * side, top: 0.5 + (y - row) * side, side });
  return tiles;
}

/** The address of a tile. @param template `https://tile.example/{z}/{x}/{y}.png` */
export function tileAddress(template: string, { zoom, x, y }: Tile): string {
  return template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
}
