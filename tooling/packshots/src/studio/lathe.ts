import type { Point } from './camera.ts';
import type { Paint, Stop } from './drawing.ts';
import { ellipse, mapped, polygon, polyline, type Path, type Surface } from './path.ts';
import { drawContact, drawShadow, ring, type Stage } from './stage.ts';
import { vector, type Vector } from './vector.ts';
import type { Material } from './material.ts';

/** A point of a profile: its distance from the axis and its height above the table. */
export interface Turn {
  readonly r: number;
  readonly y: number;
}

/** A solid of revolution on the table. Its profile runs from its foot up. */
export interface Lathe {
  readonly at: Vector;
  readonly profile: readonly Turn[];
}

/** A quarter of a circle (or of an ellipse) between two places of a profile, bulging outwards. */
export function rounded(from: Turn, to: Turn, steps = 16): Turn[] {
  const growing = to.r > from.r;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / steps) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return growing
      ? { r: from.r + (to.r - from.r) * sin, y: to.y - (to.y - from.y) * cos }
      : { r: to.r + (from.r - to.r) * cos, y: from.y + (to.y - from.y) * sin };
  });
}

/** A horizontal circle, as the camera sees it. */
export function circleAt({ camera }: Stage, at: Vector, { r, y }: Turn): Path {
  return mapped(ellipse({ x: 0, y: 0 }, 1), (point) =>
    camera.project(vector(at.x + point.x * r, at.y + y, at.z + point.y * r)),
  );
}

function edgePoint(stage: Stage, at: Vector, { r, y }: Turn, side: 1 | -1): Point {
  return stage.camera.project(vector(at.x + side * r, at.y + y, at.z));
}

const turns = Array.from({ length: 61 }, (_, index) => -90 + index * 3);

/** How a band of the wall is shaded from its left edge to its right one; `slope` is how much it leans back. */
export function wallPaint(stage: Stage, at: Vector, band: Turn, slope: number, material: Material): Paint {
  const [up, out] = [Math.sin(slope), Math.cos(slope)];
  const stops = turns.map((degrees): Stop => {
    const angle = (degrees * Math.PI) / 180;
    return {
      at: (Math.sin(angle) + 1) / 2,
      colour: material(vector(Math.sin(angle) * out, up, Math.cos(angle) * out)),
    };
  });
  return stage.drawing.linear(edgePoint(stage, at, band, -1), edgePoint(stage, at, band, 1), stops);
}

function arcPoints(stage: Stage, at: Vector, turn: Turn, from: number, to: number): Point[] {
  return Array.from({ length: 33 }, (_, index) => {
    const angle = from + ((to - from) * index) / 32;
    return stage.camera.project(
      vector(at.x + Math.cos(angle) * turn.r, at.y + turn.y, at.z + Math.sin(angle) * turn.r),
    );
  });
}

/** The visible outline of a band between two heights: its front, up to the far rim of its upper end. */
function bandOutline(stage: Stage, at: Vector, low: Turn, high: Turn): Path {
  return polygon([...arcPoints(stage, at, low, Math.PI, 0), ...arcPoints(stage, at, high, 0, -Math.PI)]);
}

/** The visible outline of the wall between two heights, without its upper end. */
export function wallOutline(stage: Stage, at: Vector, low: Turn, high: Turn): Path {
  return polygon([...arcPoints(stage, at, low, Math.PI, 0), ...arcPoints(stage, at, high, 0, Math.PI)]);
}

/** Draws the walls from the foot up, so that each band covers the upper end of the one below. */
export function drawLathe(stage: Stage, { at, profile }: Lathe, material: Material): void {
  profile.forEach((low, index) => {
    const high = profile[index + 1];
    if (!high) return;
    const slope = Math.atan2(low.r - high.r, high.y - low.y);
    const widest = low.r > high.r ? low : high;
    stage.drawing.path(bandOutline(stage, at, low, high), { fill: wallPaint(stage, at, widest, slope, material) });
  });
  const top = profile.at(-1);
  if (top && top.r > 0) drawDisc(stage, at, top, material);
}

/** A flat end that faces up. Its far side gets less light. */
function drawDisc(stage: Stage, at: Vector, turn: Turn, material: Material): void {
  const colours = [material(vector(-0.12, 0.99, 0.05)), material(vector(0, 1, 0)), material(vector(0.1, 0.99, -0.05))];
  const stops = colours.map((colour, index): Stop => ({ at: index / 2, colour }));
  const paint = stage.drawing.linear(edgePoint(stage, at, turn, -1), edgePoint(stage, at, turn, 1), stops);
  stage.drawing.path(circleAt(stage, at, turn), { fill: paint });
}

/** Shadow and contact shadow of a solid of revolution. */
export function drawUnderLathe(stage: Stage, { at, profile }: Lathe): void {
  const tallest = profile.at(-1)?.y ?? 0;
  const radiusAt = (y: number): number => {
    const above = profile.findIndex((turn) => turn.y >= y);
    const [low, high] = [profile[Math.max(0, above - 1)], profile[Math.max(0, above)]];
    if (!low || !high || high.y === low.y) return high?.r ?? 0;
    return low.r + ((high.r - low.r) * (y - low.y)) / (high.y - low.y);
  };
  const slices = Array.from({ length: 13 }, (_, index) => {
    const y = (tallest * index) / 12;
    return ring(at, Math.max(0.05, radiusAt(y)), y);
  });
  drawShadow(stage, slices);
  drawContact(stage, ring(at, (profile[0]?.r ?? 1) * 0.985));
}

/**
 * Wraps a sheet around a cylinder. `width` is the sheet's; its middle faces the camera, or `turn` degrees to the right.
 * The sheet's y runs down from `top`.
 */
export function wrapped(at: Vector, radius: number, top: number, width: number, turn = 0): Surface {
  const start = (turn * Math.PI) / 180;
  return ({ x, y }) => {
    // Points behind the edge are moved to the edge, so that the back is not visible.
    const angle = Math.min(Math.PI / 2, Math.max(-Math.PI / 2, start + (x - width / 2) / radius));
    return vector(at.x + Math.sin(angle) * radius, at.y + top - y, at.z + Math.cos(angle) * radius);
  };
}

/** A wall is darker near the table, and lighter just above it because of reflected light. */
export function drawFalloff(stage: Stage, at: Vector, low: Turn, high: Turn, depth = 0.14): void {
  const [foot, head] = [edgePoint(stage, at, low, 1), edgePoint(stage, at, high, 1)];
  const paint = stage.drawing.linear({ x: 0, y: head.y }, { x: 0, y: foot.y + (foot.y - head.y) * 0.06 }, [
    { at: 0, colour: [1, 1, 1], opacity: depth * 0.18 },
    { at: 0.35, colour: [0, 0, 0], opacity: 0 },
    { at: 0.92, colour: [0, 0, 0], opacity: depth },
    { at: 1, colour: [0, 0, 0], opacity: depth * 0.7 },
  ]);
  stage.drawing.path(wallOutline(stage, at, low, high), { fill: paint });
}

/** Vertical ribs of a screw cap. */
export function drawRibs(stage: Stage, at: Vector, low: Turn, high: Turn, count: number): void {
  const { drawing, camera } = stage;
  const rib = (index: number, shift: number): Path => {
    const angle = Math.PI * ((index + 0.5) / count - 0.5) + shift;
    const end = ({ r, y }: Turn): Point =>
      camera.project(vector(at.x + Math.sin(angle) * r, at.y + y, at.z + Math.cos(angle) * r));
    return polyline([end(low), end(high)]);
  };
  const all = (shift: number): Path => Array.from({ length: count }, (_, index) => rib(index, shift)).flat();
  drawing.path(all(0), { stroke: { width: camera.scale * 0.035, paint: '#000000' }, opacity: 0.16 });
  drawing.path(all(0.03), { stroke: { width: camera.scale * 0.03, paint: '#ffffff' }, opacity: 0.12 });
}

/** The shadow of a cap on the bottle. */
export function drawGap(stage: Stage, at: Vector, turn: Turn): void {
  const low = { r: turn.r * 0.99, y: turn.y - 0.22 };
  stage.drawing.path(wallOutline(stage, at, low, { ...turn, r: turn.r * 0.99 }), {
    fill: '#000000',
    opacity: 0.34,
    blur: 0.1 * stage.camera.scale,
  });
}
