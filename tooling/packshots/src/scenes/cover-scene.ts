import { motifOf } from '../motifs/motif-of.ts';
import { drawPack } from '../packs/draw-pack.ts';
import { fromHex, mix, toHex, type Rgb } from '../studio/colour.ts';
import { mapped } from '../studio/path.ts';
import { randomFrom } from '../studio/random.ts';
import { createStage, drawBackdrop, type Stage } from '../studio/stage.ts';
import { vector, type Vector } from '../studio/vector.ts';
import { plainPanel } from '../type/label.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { packDesignOf } from './pack-design-of.ts';
import { sizes, type CoverSpec } from './spec.ts';

const units = 14.8;
const wall = fromHex('#efede4');

/** Positions of one, two or three packs. Three packs form a triangle with the middle one behind. */
const places: readonly (readonly Vector[])[] = [
  [vector(0, 0, 0)],
  [vector(-3.7, 0, 0.6), vector(3.6, 0, -0.6)],
  [vector(-5.9, 0, 0.9), vector(0.3, 0, -4), vector(5.9, 0, 0.6)],
];

/** The brand's motif, printed large and faint on the wall behind. */
function drawWall({ drawing, framing }: Stage, { brandKey, color }: CoverSpec): void {
  const scale = framing.height / 6.4;
  const sheet = { width: framing.width / scale, height: 6.4, clear: 0.5 };
  const tint = mix(wall, fromHex(color), 0.22);
  const ink: Rgb = mix(wall, fromHex(color), 0.38);
  for (const { path, tone, line } of motifOf(brandKey)(randomFrom(`${brandKey} cover`), sheet)) {
    const paint = toHex(mix(tint, ink, tone));
    const seen = mapped(path, ({ x, y }) => ({ x: x * scale, y: y * scale }));
    const style = line === undefined ? { fill: paint } : { stroke: { width: line * scale * 0.8, paint } };
    drawing.path(seen, { ...style, opacity: line === undefined ? 0.3 : 0.6 });
  }
}

/** The table hides the lower end of the motif on the wall. */
function drawTable({ drawing, framing }: Stage, { color }: CoverSpec): void {
  const { width, height } = framing;
  const colour = mix(fromHex('#f3f1e9'), fromHex(color), 0.1);
  const fill = drawing.linear({ x: 0, y: height * 0.5 }, { x: 0, y: height * 0.86 }, [
    { at: 0, colour, opacity: 0 },
    { at: 0.55, colour, opacity: 0.92 },
    { at: 1, colour, opacity: 1 },
  ]);
  drawing.path(
    [
      { kind: 'move', to: { x: 0, y: height * 0.5 } },
      { kind: 'line', to: { x: width, y: height * 0.5 } },
      { kind: 'line', to: { x: width, y: height } },
      { kind: 'line', to: { x: 0, y: height } },
      { kind: 'close' },
    ],
    { fill },
  );
}

/** The brand's packs together, in its colour. */
export function drawCoverScene(typeset: Typesetter, spec: CoverSpec): string {
  const { width, height } = sizes.cover;
  const stage = createStage({ width, height, units, middle: { x: 0.5, y: 0.83 }, elevation: 14 });
  drawBackdrop(stage, fromHex(spec.color));
  drawWall(stage, spec);
  drawTable(stage, spec);
  const spots = places[Math.min(spec.packs.length, places.length) - 1] ?? [];
  const standing = spec.packs.flatMap((look, index) => {
    const at = spots[index];
    return at ? [{ look, at }] : [];
  });
  for (const { look, at } of standing.sort((a, b) => a.at.z - b.at.z)) {
    // The pack behind is half hidden: its motif may be cut off, but its text should not.
    const design = packDesignOf(look, (area, style) =>
      at.z < -2 ? { placed: [], bottom: area.y + area.height * 0.12 } : plainPanel(typeset, spec.brand, area, style),
    );
    drawPack(look.shape, stage, design, at);
  }
  return stage.drawing.svg(width, height);
}
