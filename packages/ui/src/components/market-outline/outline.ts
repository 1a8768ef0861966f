/** A position on the globe, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The outline of a country in an equirectangular projection, with longitudes scaled for its middle latitude. */
export interface Outline {
  /** SVG path data. */
  path: string;
  width: number;
  height: number;
  /** Degrees at the left and the top edge. */
  west: number;
  north: number;
  /** Length of a degree of longitude, in degrees of latitude. */
  squeeze: number;
  /** Drawing units per degree of latitude. */
  scale: number;
}

/** Projects a position to the drawing. */
export function projectToOutline({ west, north, squeeze, scale }: Outline, { latitude, longitude }: Position) {
  return {
    x: (longitude - west) * squeeze * scale,
    y: (north - latitude) * scale,
  };
}
