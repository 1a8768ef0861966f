import sharp from 'sharp';
import { pack } from './pack.ts';
import { decode, rawOptions, type Raster } from './raster.ts';

/** One state on a sheet. */
export interface State {
  readonly label: Raster;
  readonly picture: Raster;
}

const table = { r: 0xdf, g: 0xde, b: 0xd6, alpha: 1 };
const paper = { r: 0xf8, g: 0xf7, b: 0xf1, alpha: 1 };
const maxWidth = 1520;
const gap = 24;
/** Paper left around a state, so that shadows and focus rings are not cut. */
const margin = 16;

/** Lays the states of a component out on one sheet, each below its name. */
export async function makeSheet(states: readonly State[]): Promise<Raster> {
  const sizes = states.map(({ label, picture }) => ({
    width: Math.max(label.width, picture.width + 2 * margin),
    height: label.height + picture.height + 2 * margin,
  }));
  const { places, width, height } = pack(sizes, maxWidth, gap);
  const layers = states.flatMap(({ label, picture }, index) => {
    const { left, top } = places[index] ?? { left: 0, top: 0 };
    const card = { width: picture.width + 2 * margin, height: picture.height + 2 * margin, channels: 4, background: paper } as const;
    return [
      { input: Buffer.from(label.data), raw: rawOptions(label), left, top },
      { input: { create: card }, left, top: top + label.height },
      { input: Buffer.from(picture.data), raw: rawOptions(picture), left: left + margin, top: top + label.height + margin },
    ];
  });
  const sheet = sharp({ create: { width, height, channels: 4, background: table } }).composite(layers);
  return decode(await sheet.png({ compressionLevel: 0 }).toBuffer());
}
