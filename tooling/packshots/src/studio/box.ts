import { laid, polygon, type Path, type Surface } from './path.ts';
import { lit } from './light.ts';
import { drawContact, drawShadow, type Stage } from './stage.ts';
import { scale, toHex, type Rgb } from './colour.ts';
import { plus, turned, vector, type Vector } from './vector.ts';

export interface BoxShape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The middle of its foot. */
  readonly at: Vector;
  /** In degrees; a negative angle turns the front towards the window. */
  readonly turn: number;
}

export interface Face {
  readonly width: number;
  readonly height: number;
  /** Maps points of the printed sheet, y downwards, to the studio. */
  readonly surface: Surface;
  readonly normal: Vector;
}

export interface Box {
  readonly front: Face;
  readonly side: Face;
  readonly top: Face;
}

export function boxOf({ width, height, depth, at, turn }: BoxShape): Box {
  const angle = (turn * Math.PI) / 180;
  const place = (x: number, y: number, z: number): Vector => plus(at, turned(vector(x, y, z), angle));
  const [w, d] = [width / 2, depth / 2];
  return {
    front: {
      width,
      height,
      surface: ({ x, y }) => place(x - w, height - y, d),
      normal: turned(vector(0, 0, 1), angle),
    },
    side: {
      width: depth,
      height,
      surface: ({ x, y }) => place(w, height - y, d - x),
      normal: turned(vector(1, 0, 0), angle),
    },
    top: { width, height: depth, surface: ({ x, y }) => place(x - w, height, y - d), normal: vector(0, 1, 0) },
  };
}

function corners({ width, height }: Face): Path {
  return polygon([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]);
}

/** A face as the camera sees it. */
export function faceOutline({ camera }: Stage, face: Face): Path {
  return laid(corners(face), face.surface, camera.project);
}

/** Fills a face with a colour; its far end gets a little less light. */
export function drawFace(stage: Stage, face: Face, colour: Rgb): void {
  const { drawing, camera } = stage;
  const seen = lit(colour, face.normal);
  const from = camera.project(face.surface({ x: 0, y: 0 }));
  const to = camera.project(face.surface({ x: face.width, y: face.height }));
  const fill = drawing.linear(from, to, [
    { at: 0, colour: scale(seen, 1.08) },
    { at: 0.5, colour: seen },
    { at: 1, colour: scale(seen, 0.83) },
  ]);
  drawing.path(faceOutline(stage, face), { fill, stroke: { width: camera.scale * 0.05, paint: toHex(seen) } });
}

/** Shadow and contact shadow of a box. */
export function drawUnderBox(stage: Stage, { front, side }: Box): void {
  const foot = (height: number): Vector[] => {
    const level = front.height - height;
    const [a, b] = [front.surface({ x: 0, y: level }), front.surface({ x: front.width, y: level })];
    const c = side.surface({ x: side.width, y: level });
    return [a, b, c, vector(a.x + c.x - b.x, height, a.z + c.z - b.z)];
  };
  drawShadow(
    stage,
    Array.from({ length: 9 }, (_, index) => foot((front.height * index) / 8)),
  );
  drawContact(stage, foot(0));
}
