import { cameraFor, type Camera, type Framing } from './camera.ts';
import { fromHex, mix, withLightness, type Rgb } from './colour.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { polygon, rectangle, type Path } from './path.ts';
import { toWindow } from './light.ts';
import type { Point } from './camera.ts';
import { vector, type Vector } from './vector.ts';

/** The camera of a picture, and the drawing so far. */
export interface Stage {
  readonly camera: Camera;
  readonly framing: Framing;
  readonly drawing: Drawing;
}

export function createStage(framing: Framing): Stage {
  return {
    camera: cameraFor(framing),
    framing,
    drawing: createDrawing(),
  };
}

const wallTop = fromHex('#e6e4d9');
const wallFoot = fromHex('#eeece3');
const tableFar = fromHex('#f1efe7');
const tableNear = fromHex('#f5f4ed');
const shadow = fromHex('#2a2a20');

/** Draws the background: wall and table without an edge between them, with daylight from the left. */
export function drawBackdrop({ drawing, framing }: Stage, tint: Rgb | null = null): void {
  const { width, height } = framing;
  const tinted = (colour: Rgb, part: number): Rgb =>
    tint ? withLightness(mix(colour, tint, part), null, 1.3) : colour;
  const all = rectangle(0, 0, width, height);
  const down = drawing.linear({ x: 0, y: 0 }, { x: 0, y: height }, [
    { at: 0, colour: tinted(wallTop, 0.24) },
    { at: 0.46, colour: tinted(wallFoot, 0.18) },
    { at: 0.62, colour: tinted(tableFar, 0.13) },
    { at: 1, colour: tinted(tableNear, 0.1) },
  ]);
  drawing.path(all, { fill: down });
  const daylight = drawing.radial({ x: width * 0.16, y: height * 0.3 }, Math.max(width, height) * 0.85, [
    { at: 0, colour: fromHex('#fffdf6'), opacity: 0.75 },
    { at: 0.55, colour: fromHex('#fffdf6'), opacity: 0.22 },
    { at: 1, colour: fromHex('#fffdf6'), opacity: 0 },
  ]);
  drawing.path(all, { fill: daylight });
  const corner = drawing.linear({ x: width * 0.55, y: height * 0.4 }, { x: width * 1.05, y: height * 0.1 }, [
    { at: 0, colour: shadow, opacity: 0 },
    { at: 1, colour: shadow, opacity: 0.07 },
  ]);
  drawing.path(all, { fill: corner });
}

/** The shadow of a point on the table. */
function shadowOf({ x, y, z }: Vector): Vector {
  return vector(x - (toWindow.x / toWindow.y) * y, 0, z - (toWindow.z / toWindow.y) * y);
}

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/** Andrew's monotone chain. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Cross-sections of an object at increasing heights. Their hull, projected on the table, is its shadow. */
export type Slices = readonly (readonly Vector[])[];

function outline({ camera }: Stage, slices: Slices): Path {
  return polygon(hull(slices.flatMap((slice) => slice.map((point) => camera.project(shadowOf(point))))));
}

/**
 * Draws a soft shadow. The light is large, so higher parts of an object cast weaker shadows. The shadow is made of thin layers
 * for increasing heights, which are blurred together.
 */
export function drawShadow(stage: Stage, slices: Slices): void {
  const { drawing, camera } = stage;
  drawing.layer({ blur: 0.36 * camera.scale }, () => {
    for (let height = slices.length; height >= 2; height -= 1) {
      const opacity = (0.78 / slices.length) * (1.18 - height / slices.length);
      drawing.path(outline(stage, slices.slice(0, height)), { fill: '#2a2a20', opacity });
    }
  });
}

/** The contact shadow where an object touches the table. */
export function drawContact({ drawing, camera }: Stage, foot: readonly Vector[]): void {
  const path = polygon(hull(foot.map((point) => camera.project(point))));
  drawing.path(path, { fill: '#1d1c15', opacity: 0.34, blur: 0.16 * camera.scale });
  drawing.path(path, { fill: '#1d1c15', opacity: 0.5, blur: 0.045 * camera.scale });
}

/** A circle as points. */
export function ring(centre: Vector, radius: number, height = 0): Vector[] {
  return Array.from({ length: 24 }, (_, index) => {
    const turn = (index / 24) * Math.PI * 2;
    return vector(centre.x + Math.cos(turn) * radius, height, centre.z + Math.sin(turn) * radius);
  });
}
