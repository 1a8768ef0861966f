import type { Rgb } from '../studio/colour.ts';
import { satin } from '../studio/material.ts';
import { plus, vector, type Vector } from '../studio/vector.ts';
import type { Stage } from '../studio/stage.ts';
import type { Piece, Place } from './piece.ts';
import { fallen, rodOutline, rodPaint, type Rod } from './rod.ts';

const radius = 0.4;
const half = 0.72;

function rodAt({ at, turn }: Place, r = radius): Rod {
  return {
    middle: plus(at, vector(0, radius, 0)),
    axis: vector(Math.cos(turn), 0, Math.sin(turn)),
    radius: r,
  };
}

function onTable(rod: Rod): Rod {
  return { ...rod, middle: fallen(plus(rod.middle, vector(0, -rod.radius * 0.45, 0))) };
}

/** A hard capsule of two halves, one over the end of the other. */
export function capsule(body: Rgb, cap: Rgb): Piece {
  return {
    half,
    radius,
    shadow: (stage, place) => {
      const rod = onTable(rodAt(place));
      stage.drawing.path(rodOutline(stage, rod, { at: -half, round: true }, { at: half, round: true }), {
        fill: '#1d1c15',
      });
    },
    draw: (stage, place) => {
      const [inner, outer] = [rodAt(place, radius * 0.96), rodAt(place)];
      const ends = { low: { at: -half, round: true }, high: { at: half, round: true } };
      stage.drawing.path(rodOutline(stage, inner, ends.low, ends.high), {
        fill: rodPaint(stage, inner, satin(body, 0.75)),
      });
      const seam = { at: -0.08, round: false };
      stage.drawing.path(rodOutline(stage, outer, { ...seam, at: -0.12 }, { at: 0.1, round: false }), {
        fill: '#000000',
        opacity: 0.2,
      });
      stage.drawing.path(rodOutline(stage, outer, seam, ends.high), { fill: rodPaint(stage, outer, satin(cap, 0.75)) });
      drawGlint(stage, outer);
    },
  };
}

/** A small reflection of the window on the shoulder. */
function drawGlint(stage: Stage, rod: Rod): void {
  const thin: Rod = { ...rod, middle: plus(rod.middle, glintShift), radius: rod.radius * 0.1 };
  stage.drawing.path(rodOutline(stage, thin, { at: -half * 0.72, round: true }, { at: half * 0.82, round: true }), {
    fill: '#ffffff',
    opacity: 0.55,
    blur: 0.03 * stage.camera.scale,
  });
}

const glintShift: Vector = vector(-0.1, 0.26, -0.02);
