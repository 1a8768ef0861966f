import { capsule } from '../contents/capsule.ts';
import { oilOf, powderOf, tabletOf } from '../contents/colours-of.ts';
import { drawDishBack, drawDishFront, type DishShape } from '../contents/dish.ts';
import type { Piece } from '../contents/piece.ts';
import { drawOil, drawPipette } from '../contents/pipette.ts';
import { drawPowder } from '../contents/powder.ts';
import { drawPieces, scattered } from '../contents/scatter.ts';
import { softgel } from '../contents/softgel.ts';
import { tablet } from '../contents/tablet.ts';
import { drawPouch } from '../packs/pouch.ts';
import { paper } from '../packs/pack-colours.ts';
import type { PackDesign } from '../packs/pack-design.ts';
import { drawPack } from '../packs/draw-pack.ts';
import { fromHex } from '../studio/colour.ts';
import { randomFrom } from '../studio/random.ts';
import { createStage, drawBackdrop, type Stage } from '../studio/stage.ts';
import { vector } from '../studio/vector.ts';
import { plainPanel } from '../type/label.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { packDesignOf } from './pack-design-of.ts';
import { sizes, type ContentsSpec } from './spec.ts';

const dish: DishShape = { at: vector(1.7, 0, 3.1), radius: 3.5, height: 0.85 };

function pieceOf({ galenicFormat, actives, color }: ContentsSpec): { piece: Piece; count: number } {
  const brand = fromHex(color);
  if (galenicFormat === 'capsules') return { piece: capsule(paper, brand), count: 15 };
  if (galenicFormat === 'softgels') return { piece: softgel(oilOf(actives)), count: 9 };
  if (galenicFormat === 'effervescent-tablets') {
    return { piece: tablet(tabletOf(actives, brand), { radius: 1.1, height: 0.42, domed: false }), count: 6 };
  }
  return { piece: tablet(tabletOf(actives, brand), { radius: 0.58, height: 0.42, domed: true }), count: 24 };
}

function drawPoured(stage: Stage, spec: ContentsSpec): void {
  const random = randomFrom(`${spec.seed} contents`);
  const { piece, count } = pieceOf(spec);
  const { x, z } = dish.at;
  const inside = scattered(random, piece, { x, z, radius: dish.radius * 0.96, count, lift: 0.06 });
  drawDishBack(stage, dish);
  drawPieces(stage, piece, inside);
  drawDishFront(stage, dish);
  const outside = scattered(random, piece, {
    x: x - 4.7,
    z: z + 2.2,
    radius: 1.75,
    count: piece.radius > 1 ? 1 : 2,
    lift: 0,
  });
  drawPieces(stage, piece, outside);
}

function drawSticks(stage: Stage, spec: ContentsSpec, design: PackDesign): void {
  drawDishBack(stage, dish);
  drawPowder(stage, randomFrom(`${spec.seed} powder`), vector(dish.at.x, 0.05, dish.at.z), powderOf(spec.flavours));
  drawDishFront(stage, dish);
  for (const { x, z, turn } of [
    { x: -5.9, z: 3.1, turn: 1.08 },
    { x: -5.5, z: 5.4, turn: 1.32 },
  ]) {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    drawPouch(stage, {
      sheet: (place) => vector(x + place.x * cos + place.y * sin, 0.14, z + place.x * sin - place.y * cos + 2.4),
      width: 1.35,
      length: 5,
      open: false,
      normal: vector(0, 1, 0),
      colour: design.colours.sachet,
      band: design.colours.ground,
    });
  }
}

function drawDrops(stage: Stage, spec: ContentsSpec): void {
  const oil = oilOf(spec.actives);
  drawDishBack(stage, dish);
  drawOil(stage, vector(dish.at.x - 0.1, 0.05, dish.at.z), 2.1, oil);
  drawDishFront(stage, dish);
  drawPipette(stage, vector(dish.at.x - 0.1, 1.25, dish.at.z), oil);
}

/** The pack, partly outside of the picture, and in front of it a dish with its contents. */
export function drawContentsScene(typeset: Typesetter, spec: ContentsSpec): string {
  const { width, height } = sizes.contents;
  const stage = createStage({ width, height, units: 13.6, middle: { x: 0.5, y: 0.67 }, elevation: 27 });
  drawBackdrop(stage);
  const design = packDesignOf(spec, (area, style) => plainPanel(typeset, spec.brand, area, style));
  drawPack(spec.shape, stage, design, vector(-1.7, 0, -3.2));
  if (spec.galenicFormat === 'drops') drawDrops(stage, spec);
  else if (spec.galenicFormat === 'stick-sachets') drawSticks(stage, spec, design);
  else drawPoured(stage, spec);
  return stage.drawing.svg(width, height);
}
