import sharp from 'sharp';

/** A picture as plain pixels, four bytes each: red, green, blue, alpha. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function decode(picture: Uint8Array | string): Promise<Raster> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The file format of accepted pictures: lossless WebP, about a third of the size of PNG. */
export function toWebp(raster: Raster): Promise<Buffer> {
  return asImage(raster).webp({ lossless: true, effort: 6 }).toBuffer();
}

export function toPng(raster: Raster): Promise<Buffer> {
  return asImage(raster).png().toBuffer();
}

export function rawOptions({ width, height }: Raster) {
  return { width, height, channels: 4 as const };
}

/** Crops the margin: the pixels around the content that have the colour of the top left corner. */
export function withoutMargin(raster: Raster): Raster {
  const pixels = pixelsOf(raster);
  const { width, height } = raster;
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x] === pixels[0]) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  }
  if (box.bottom < 0) return crop(raster, { left: 0, top: 0, width: 1, height: 1 });
  return crop(raster, {
    left: box.left,
    top: box.top,
    width: box.right - box.left + 1,
    height: box.bottom - box.top + 1,
  });
}

/** Step between colours, of 255. The difference is invisible, and files with gradients are a quarter smaller. */
const colourStep = 4;
const steps = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(255, Math.round(value / colourStep) * colourStep),
);

/** The same picture in fewer colours. */
export function withFewerColours({ data, width, height }: Raster): Raster {
  return { data: data.map((value) => steps[value] ?? value), width, height };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function crop(raster: Raster, box: Box): Raster {
  if (box.width === raster.width && box.height === raster.height) return raster;
  const data = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    const start = ((box.top + y) * raster.width + box.left) * 4;
    data.set(raster.data.subarray(start, start + box.width * 4), y * box.width * 4);
  }
  return { data, width: box.width, height: box.height };
}

/** The same picture on a larger canvas, with transparent pixels around it. */
export function padded(raster: Raster, width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < raster.height; y += 1) {
    const start = y * raster.width * 4;
    data.set(raster.data.subarray(start, start + raster.width * 4), y * width * 4);
  }
  return { data, width, height };
}

function asImage(raster: Raster) {
  return sharp(raster.data, { raw: rawOptions(raster) });
}

/** The pixels as one number each. */
function pixelsOf({ data }: Raster): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}
