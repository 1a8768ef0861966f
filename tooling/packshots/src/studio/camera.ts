import { vector, type Vector } from './vector.ts';

/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Project = (point: Vector) => Point;

export interface Camera {
  readonly project: Project;
  /** Pixels per unit at the middle of the table. */
  readonly scale: number;
  /** Direction from the objects to the camera. */
  readonly towards: Vector;
}

export interface Framing {
  /** Size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How many units fit in its height. */
  readonly units: number;
  /** Position of the middle of the table, as parts of the picture's width and height. */
  readonly middle: Point;
  /** How far the camera looks down, in degrees. */
  readonly elevation: number;
}

/** The same long lens for all pictures. */
const distance = 52;

/** Projects like a shift lens: vertical lines stay vertical, and size depends only on the distance. */
export function cameraFor({ width, height, units, middle, elevation }: Framing): Camera {
  const scale = height / units;
  const angle = (elevation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    scale,
    towards: vector(0, sin, cos),
    project: ({ x, y, z }) => {
      const near = (scale * distance) / (distance - z * cos);
      return { x: width * middle.x + x * near, y: height * middle.y - (y * cos - z * sin) * near };
    },
  };
}
