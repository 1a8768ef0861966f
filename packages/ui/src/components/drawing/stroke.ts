/**
 * One path of a drawing. `line` is drawn in the tint's ink, `soft` in its pale line, `ground` and `solid` are filled.
 * `shape` is filled with the ground and outlined with the ink; it covers what is behind it.
 */
export interface Stroke {
  d: string;
  tone: 'line' | 'soft' | 'ground' | 'solid' | 'shape';
  /** Stroke width in units of the drawing; dots are strokes without length, so this is their diameter. */
  width?: number;
}

export interface ViewBox {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Rounds to whole units: the drawing is 400 units high, so decimals would not be visible. */
export function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

export function dot(point: Point): string {
  return `M${at(point)}h0`;
}

export function circle({ x, y }: Point, radius: number): string {
  const r = Math.round(radius);
  return `M${at({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

export function polar(centre: Point, radius: number, angle: number): Point {
  return {
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  };
}

/** An arc of less than half a turn, clockwise. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const r = Math.round(radius);
  return `M${at(polar(centre, radius, from))}A${r} ${r} 0 0 1 ${at(polar(centre, radius, to))}`;
}
