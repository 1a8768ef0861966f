import { scale, toHex, type Rgb } from '../studio/colour.ts';
import { drawLathe, type Turn } from '../studio/lathe.ts';
import { lit } from '../studio/light.ts';
import { matte } from '../studio/material.ts';
import { ellipse, type Path } from '../studio/path.ts';
import type { Random } from '../studio/random.ts';
import type { Stage } from '../studio/stage.ts';
import { vector, type Vector } from '../studio/vector.ts';

function slope(radius: number, height: number): Turn[] {
  return Array.from({ length: 22 }, (_, index) => {
    const part = index / 22;
    const rise = 0.5 - 0.5 * Math.cos(Math.PI * part);
    return { r: radius * (1 - part * 0.985), y: height * (rise * 0.62 + part * 0.38) };
  });
}

function grains(stage: Stage, random: Random, at: Vector, radius: number, height: number): Path {
  return Array.from({ length: 420 }, () => {
    const away = Math.sqrt(random()) * 1.12;
    const angle = random() * Math.PI * 2;
    const y = away < 1 ? height * (1 - away) : 0;
    const place = stage.camera.project(
      vector(at.x + Math.cos(angle) * away * radius, at.y + y, at.z + Math.sin(angle) * away * radius),
    );
    return ellipse(place, stage.camera.scale * (0.012 + random() * 0.02));
  }).flat();
}

/** A heap of powder, as it falls from a sachet. */
export function drawPowder(stage: Stage, random: Random, at: Vector, colour: Rgb): void {
  const [radius, height] = [1.9, 0.95];
  drawLathe(stage, { at, profile: slope(radius, height) }, matte(colour));
  const flat = lit(colour, vector(0, 1, 0));
  stage.drawing.path(grains(stage, random, at, radius, height), { fill: toHex(scale(flat, 0.72)), opacity: 0.5 });
  stage.drawing.path(grains(stage, random, at, radius, height), { fill: toHex(scale(flat, 1.2)), opacity: 0.8 });
}
