import { vector, type Vector } from './vector.ts';

/** A place in a picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Project = (point: Vector) => Point;

export interface Camera {
  readonly project: Project;
  /** Pixels of a unit at the middle of the table. */
  readonly scale: number;
  /** From the things to the camera. */
  readonly towards: Vector;
}

export interface Framing {
  /** Size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How many units fit in its height. */
  readonly units: number;
  /** Where the middle of the table stands in the picture, as parts of its width and height. */
  readonly middle: Point;
  /** How far the camera looks down, in degrees. */
  readonly elevation: number;
}

/** Every picture is taken with the same long lens. */
const distance = 52;

/** A shift lens: verticals stay vertical, and things grow only as they come nearer. */
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
