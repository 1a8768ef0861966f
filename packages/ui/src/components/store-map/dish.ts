import type { Position } from '../market-outline/outline.ts';

/** The dish fills a sheet of this side; its outermost ring leaves room for a marker. */
export const sheetSide = 400;
const middle = sheetSide / 2;
export const rim = 176;

const kilometresOfLatitude = 110.57;
const kilometresOfLongitude = 111.32;

export interface DishPoint {
  x: number;
  y: number;
}

/** Where a place lies in a dish around `centre`, whose rim is `radius` kilometres away. Good for some hundred of them. */
export function inDish(centre: Position, radius: number, { latitude, longitude }: Position): DishPoint {
  const east = (longitude - centre.longitude) * kilometresOfLongitude * Math.cos((centre.latitude * Math.PI) / 180);
  const north = (latitude - centre.latitude) * kilometresOfLatitude;
  const share = rim / radius;
  const distance = Math.hypot(east, north) * share;
  const inside = distance > rim ? rim / distance : 1;
  return { x: middle + east * share * inside, y: middle - north * share * inside };
}

/** Where a label may stand on a ring, in parts of a turn from below: below first, not above, where the north is. */
const turns = [0, 1 / 12, -1 / 12, 1 / 6, -1 / 6, 1 / 4, -1 / 4, 1 / 3, -1 / 3];
const room = 40;

/** The first place on the ring of radius `r` with room around it; where none has enough, the one with the most. */
export function clearest(r: number, taken: readonly DishPoint[]): DishPoint {
  const places = turns.map((turn) => {
    const angle = turn * 2 * Math.PI;
    const place = { x: middle + r * Math.sin(angle), y: middle + r * Math.cos(angle) };
    const gap = Math.min(room, ...taken.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
    return { place, gap };
  });
  return places.reduce((best, each) => (each.gap > best.gap ? each : best)).place;
}

const golden = Math.PI * (3 - Math.sqrt(5));
const rounds = 60;

/** What `a` still has to go, straight away from `b`, to be that far from it. */
function missing(a: DishPoint, b: DishPoint, distance: number): DishPoint {
  const [x, y] = [a.x - b.x, a.y - b.y];
  const gap = Math.hypot(x, y);
  const share = Math.max(0, distance - gap) / gap;
  return { x: x * share, y: y * share };
}

/**
 * Moves markers apart until none covers another, or what stands `still`, as little as it takes; the same points always
 * give the same places. Points on one spot leave in different directions.
 */
export function apart(points: readonly DishPoint[], distance: number, still: readonly DishPoint[] = []): DishPoint[] {
  const places = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * golden) * 0.01,
    y: y + Math.sin(index * golden) * 0.01,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, a] of places.entries()) {
      for (const b of still) {
        const { x, y } = missing(a, b, distance);
        a.x += x;
        a.y += y;
      }
      for (const b of places.slice(index + 1)) {
        const { x, y } = missing(a, b, distance);
        a.x += x / 2;
        a.y += y / 2;
        b.x -= x / 2;
        b.y -= y / 2;
      }
    }
  }
  return places;
}
