/** A position on the globe, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth in kilometres (IUGG). */
export const earthRadius = 6_371.0088;

/** Length of a degree of latitude on a globe of this radius. */
export const kilometresPerDegree = (earthRadius * Math.PI) / 180;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The great-circle distance of two positions in kilometres, by the haversine formula. */
export function distanceBetween(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const both = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(both)));
}
