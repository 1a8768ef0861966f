import type { Position } from '../market-outline/outline.ts';

/** Side of the map's view box; the outermost ring leaves room for a marker. */
export const mapSize = 400;
const middle = mapSize / 2;
export const rim = 176;

const kilometresOfLatitude = 110.57;
const kilometresOfLongitude = 111.32;

export interface MapPoint {
  x: number;
  y: number;
}

/**
 * Projects a position to a circular map around `centre` with a rim at `radius` kilometres. Accurate up to a few hundred
 * kilometres.
 */
export function projectToMap(centre: Position, radius: number, { latitude, longitude }: Position): MapPoint {
  const east = (longitude - centre.longitude) * kilometresOfLongitude * Math.cos((centre.latitude * Math.PI) / 180);
  const north = (latitude - centre.latitude) * kilometresOfLatitude;
  const share = rim / radius;
  const distance = Math.hypot(east, north) * share;
  const inside = distance > rim ? rim / distance : 1;
  return { x: middle + east * share * inside, y: middle - north * share * inside };
}

/**
 * Candidate positions of a label on a ring, as fractions of a turn from the bottom: bottom first, never at the top,
 * where the north needle is.
 */
const labelTurns = [0, 1 / 12, -1 / 12, 1 / 6, -1 / 6, 1 / 4, -1 / 4, 1 / 3, -1 / 3];
const room = 40;

/** The first position on the ring of radius `r` with enough room around it, or else the position with the most room. */
export function clearestPosition(r: number, taken: readonly MapPoint[]): MapPoint {
  const places = labelTurns.map((turn) => {
    const angle = turn * 2 * Math.PI;
    const place = { x: middle + r * Math.sin(angle), y: middle + r * Math.cos(angle) };
    const gap = Math.min(room, ...taken.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
    return { place, gap };
  });
  return places.reduce((best, each) => (each.gap > best.gap ? each : best)).place;
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const rounds = 60;

/** The vector that moves `a` directly away from `b` to the given distance. */
function pushVector(a: MapPoint, b: MapPoint, distance: number): MapPoint {
  const [x, y] = [a.x - b.x, a.y - b.y];
  const gap = Math.hypot(x, y);
  const share = Math.max(0, distance - gap) / gap;
  return { x: x * share, y: y * share };
}

/**
 * Moves markers by small steps until none covers another marker or a point of `fixed`. Deterministic. Points at the
 * same position move in different directions.
 */
export function separateMarkers(
  points: readonly MapPoint[],
  distance: number,
  fixed: readonly MapPoint[] = [],
): MapPoint[] {
  const places = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * goldenAngle) * 0.01,
    y: y + Math.sin(index * goldenAngle) * 0.01,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, a] of places.entries()) {
      for (const b of fixed) {
        const { x, y } = pushVector(a, b, distance);
        a.x += x;
        a.y += y;
      }
      for (const b of places.slice(index + 1)) {
        const { x, y } = pushVector(a, b, distance);
        a.x += x / 2;
        a.y += y / 2;
        b.x -= x / 2;
        b.y -= y / 2;
      }
    }
  }
  return places;
}
