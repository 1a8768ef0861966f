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

const golden = Math.PI * (3 - Math.sqrt(5));
const rounds = 60;

/**
 * Moves markers apart until none covers another, as little as it takes; the same points always give the same places.
 * Points on one spot leave in different directions.
 */
export function apart(points: readonly DishPoint[], distance: number): DishPoint[] {
  const places = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * golden) * 0.01,
    y: y + Math.sin(index * golden) * 0.01,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        const gap = Math.hypot(b.x - a.x, b.y - a.y);
        if (gap >= distance) continue;
        const push = (distance - gap) / 2 / gap;
        const [x, y] = [(b.x - a.x) * push, (b.y - a.y) * push];
        a.x -= x;
        a.y -= y;
        b.x += x;
        b.y += y;
      }
    }
  }
  return places;
}
