import type { Rgb } from '../studio/colour.ts';
import { circleAt, drawLathe, type Turn } from '../studio/lathe.ts';
import { matte } from '../studio/material.ts';
import { laid, polyline } from '../studio/path.ts';
import { plus, times, vector } from '../studio/vector.ts';
import { toWindow } from '../studio/light.ts';
import type { Piece } from './piece.ts';

export interface TabletShape {
  readonly radius: number;
  readonly height: number;
  /** Domed, or flat with a bevel. */
  readonly domed: boolean;
}

function profileOf({ radius, height, domed }: TabletShape): readonly Turn[] {
  return domed
    ? [
        { r: radius * 0.94, y: 0 },
        { r: radius, y: height * 0.3 },
        { r: radius, y: height * 0.6 },
        { r: radius * 0.97, y: height * 0.72 },
        { r: radius * 0.9, y: height * 0.82 },
        { r: radius * 0.79, y: height * 0.9 },
        { r: radius * 0.64, y: height * 0.955 },
        { r: radius * 0.44, y: height * 0.99 },
      ]
    : [
        { r: radius * 0.96, y: 0 },
        { r: radius, y: height * 0.14 },
        { r: radius, y: height * 0.84 },
        { r: radius * 0.93, y: height },
      ];
}

/** A pressed tablet, flat on the table, with a score line. */
export function tablet(colour: Rgb, shape: TabletShape): Piece {
  const profile = profileOf(shape);
  const { radius, height } = shape;
  return {
    half: 0,
    radius,
    shadow: (stage, { at }) => {
      const reach = times(vector(-toWindow.x / toWindow.y, 0, -toWindow.z / toWindow.y), height * 0.6);
      stage.drawing.path(circleAt(stage, plus(at, reach), { r: radius * 0.99, y: 0 }), { fill: '#1d1c15' });
    },
    draw: (stage, { at, turn }) => {
      drawLathe(stage, { at, profile }, matte(colour));
      const top = profile.at(-1)?.y ?? height;
      const groove = (shift: number) =>
        laid(
          polyline([
            { x: -radius * 0.82, y: shift },
            { x: radius * 0.82, y: shift },
          ]),
          ({ x, y }) =>
            plus(at, vector(Math.cos(turn) * x - Math.sin(turn) * y, top, Math.sin(turn) * x + Math.cos(turn) * y)),
          stage.camera.project,
        );
      const width = 0.05 * stage.camera.scale;
      stage.drawing.path(groove(0), { stroke: { width, paint: '#000000', cap: 'butt' }, opacity: 0.2 });
      stage.drawing.path(groove(0.05), { stroke: { width: width * 0.7, paint: '#ffffff', cap: 'butt' }, opacity: 0.5 });
    },
  };
}
