import sharp, { type Sharp } from 'sharp';
import type { Format } from './formats.ts';

export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Pixels of an SVG; four channels where its ground is transparent. */
export const rasterise = async (svg: string, transparent: boolean): Promise<Raster> => {
  const image = sharp(Buffer.from(svg));
  const { data, info } = await (transparent ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: transparent ? 4 : 3 };
};

const sourceOf = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });

export const resized = async (raster: Raster, width: number): Promise<Raster> => {
  if (width === raster.width) return raster;
  const { data, info } = await sourceOf(raster).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { ...raster, data, width: info.width, height: info.height };
};

/** Efforts are chosen so that the whole catalogue renders within a minute on two cores. */
export const encode = (raster: Raster, format: Format): Promise<Buffer> => {
  const source = sourceOf(raster);
  if (format === 'avif') return source.avif({ quality: 60, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return source.webp({ quality: 84, effort: 2 }).toBuffer();
  return source.png({ palette: true, quality: 82, effort: 1, dither: 0.5, compressionLevel: 7 }).toBuffer();
};
