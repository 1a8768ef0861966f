/**
 * A point or a direction in the studio: x to the right, y up, z towards the camera. The table is y = 0; a unit is a
 * centimetre.
 */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function vector(x: number, y: number, z: number): Vector {
  return { x, y, z };
}

export function plus(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function times(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function unit(a: Vector): Vector {
  return times(a, 1 / Math.hypot(a.x, a.y, a.z));
}

/** Turned about the vertical; a positive angle turns the front to the right. */
export function turned({ x, y, z }: Vector, angle: number): Vector {
  return {
    x: x * Math.cos(angle) + z * Math.sin(angle),
    y,
    z: z * Math.cos(angle) - x * Math.sin(angle),
  };
}
