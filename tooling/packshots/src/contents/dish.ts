import { fromHex } from '../studio/colour.ts';
import { circleAt, wallOutline, type Turn } from '../studio/lathe.ts';
import { drawShadow, ring, type Stage } from '../studio/stage.ts';
import { vector, type Vector } from '../studio/vector.ts';

export interface DishShape {
  readonly at: Vector;
  readonly radius: number;
  readonly height: number;
}

const white = fromHex('#ffffff');
const grey = fromHex('#6c7268');

/** The far half of a glass dish: its floor, and its wall behind the contents. */
export function drawDishBack(stage: Stage, { at, radius, height }: DishShape): void {
  const { drawing, camera } = stage;
  drawing.layer({ opacity: 0.42 }, () => {
    drawShadow(stage, [ring(at, radius, 0), ring(at, radius, height)]);
  });
  const [foot, rim]: [Turn, Turn] = [
    { r: radius, y: 0 },
    { r: radius, y: height },
  ];
  const left = camera.project(vector(at.x - radius, 0, at.z));
  const right = camera.project(vector(at.x + radius, 0, at.z));
  const floor = drawing.linear(left, right, [
    { at: 0, colour: grey, opacity: 0.2 },
    { at: 0.25, colour: white, opacity: 0.3 },
    { at: 0.7, colour: white, opacity: 0.12 },
    { at: 1, colour: grey, opacity: 0.16 },
  ]);
  drawing.path(circleAt(stage, at, foot), { fill: floor });
  drawing.path(circleAt(stage, at, foot), { stroke: { width: 0.05 * camera.scale, paint: '#6c7268' }, opacity: 0.3 });
  drawing.path(circleAt(stage, at, { r: radius * 0.975, y: 0.04 }), {
    stroke: { width: 0.04 * camera.scale, paint: '#ffffff' },
    opacity: 0.7,
  });
  drawing.path(circleAt(stage, at, rim), { stroke: { width: 0.06 * camera.scale, paint: '#6c7268' }, opacity: 0.26 });
}

/** The near half: its wall in front of the contents, and the light on its rim. */
export function drawDishFront(stage: Stage, { at, radius, height }: DishShape): void {
  const { drawing, camera } = stage;
  const [foot, rim]: [Turn, Turn] = [
    { r: radius, y: 0 },
    { r: radius, y: height },
  ];
  const left = camera.project(vector(at.x - radius, 0, at.z));
  const right = camera.project(vector(at.x + radius, 0, at.z));
  const wall = drawing.linear(left, right, [
    { at: 0, colour: grey, opacity: 0.5 },
    { at: 0.05, colour: white, opacity: 0.5 },
    { at: 0.16, colour: white, opacity: 0.62 },
    { at: 0.3, colour: white, opacity: 0.1 },
    { at: 0.78, colour: grey, opacity: 0.06 },
    { at: 0.9, colour: white, opacity: 0.28 },
    { at: 1, colour: grey, opacity: 0.5 },
  ]);
  drawing.path(wallOutline(stage, at, foot, rim), { fill: wall });
  const bright = drawing.linear(left, right, [
    { at: 0, colour: white, opacity: 0.9 },
    { at: 0.35, colour: white, opacity: 1 },
    { at: 0.6, colour: white, opacity: 0.5 },
    { at: 1, colour: white, opacity: 0.8 },
  ]);
  drawing.path(circleAt(stage, at, rim), { stroke: { width: 0.045 * camera.scale, paint: bright } });
  drawing.path(circleAt(stage, at, { r: radius * 0.972, y: height }), {
    stroke: { width: 0.025 * camera.scale, paint: '#6c7268' },
    opacity: 0.3,
  });
}
