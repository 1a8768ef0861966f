/** A place on the globe, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A country on a sheet: degrees grow evenly over it, those of longitude squeezed as at its middle. */
export interface Outline {
  /** SVG path data. */
  path: string;
  width: number;
  height: number;
  /** Degrees at the left and the upper edge. */
  west: number;
  north: number;
  /** Length of a degree of longitude, in degrees of latitude. */
  squeeze: number;
  /** Units of the sheet in a degree of latitude. */
  scale: number;
}

/** Where a place lies on the sheet. */
export function onSheet({ west, north, squeeze, scale }: Outline, { latitude, longitude }: Position) {
  return {
    x: (longitude - west) * squeeze * scale,
    y: (north - latitude) * scale,
  };
}
