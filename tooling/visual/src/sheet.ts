import sharp from 'sharp';
import { pack } from './pack.ts';
import { rawOptions, type Raster } from './raster.ts';

/** One state on a sheet. */
export interface State {
  readonly label: Raster;
  readonly picture: Raster;
}

/** The background of the sheets. */
export const sheetColour = '#dfded6';
const cardColour = '#f8f7f1';
/** Wide enough for a phone and a desktop window side by side. */
const maxWidth = 1960;
const gap = 24;
/** Margin around a state, so that shadows and focus rings are not cut off. */
const margin = 16;

/** Arranges the states of a component on one sheet, each below its name. */
export async function makeSheet(states: readonly State[]): Promise<Raster> {
  const sizes = states.map(({ label, picture }) => ({
    width: Math.max(label.width, picture.width + 2 * margin),
    height: label.height + picture.height + 2 * margin,
  }));
  const { positions, width, height } = pack(sizes, maxWidth, gap);
  const layers = states.flatMap(({ label, picture }, index) => {
    const { left, top } = positions[index] ?? { left: 0, top: 0 };
    const card = {
      width: picture.width + 2 * margin,
      height: picture.height + 2 * margin,
      channels: 4,
      background: cardColour,
    } as const;
    return [
      { input: Buffer.from(label.data), raw: rawOptions(label), left, top },
      { input: { create: card }, left, top: top + label.height },
      {
        input: Buffer.from(picture.data),
        raw: rawOptions(picture),
        left: left + margin,
        top: top + label.height + margin,
      },
    ];
  });
  const sheet = sharp({ create: { width, height, channels: 4, background: sheetColour } }).composite(layers);
  return { data: await sheet.raw().toBuffer(), width, height };
}
