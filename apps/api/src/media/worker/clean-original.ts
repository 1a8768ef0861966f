import { originalSides } from '../../content/media-schema.ts';
import type { Format } from '../formats.ts';
import { uploadLimits } from '../upload/limits.ts';
import type { JobResults, PictureFault } from './job.ts';
import { sharp } from './sharp-raster-formats.ts';

/** High quality, because variants are made from this file. */
const encodings = {
  jpeg: { quality: 92, mozjpeg: true },
  png: { compressionLevel: 9 },
  webp: { quality: 93, smartSubsample: true },
  avif: { quality: 85, effort: 2, chromaSubsampling: '4:4:4' },
} as const;

function faultOf(width: number, height: number): PictureFault | null {
  if (Math.min(width, height) < originalSides.smallest) return 'too-small';
  if (Math.max(width, height) > originalSides.largest) return 'too-wide';
  return width * height > uploadLimits.pixels ? 'too-many-pixels' : null;
}

const formatNames: Readonly<Record<string, Format>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Re-encodes an upload, rotated by its EXIF orientation and without metadata. This removes the location of a photograph and
 * any data appended to the file.
 * @param type detected from the first bytes; a file of another type is refused as unreadable
 */
export async function cleanOriginal(upload: Uint8Array, type: Format): Promise<JobResults['original']> {
  try {
    // Against decompression bombs: the size is checked before the pixels are decoded.
    const { width, height, format } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (formatNames[format] !== type) return { kind: 'refused', fault: 'unreadable' };
    const fault = faultOf(width, height);
    if (fault) return { kind: 'refused', fault };
    const picture = sharp(upload, { limitInputPixels: uploadLimits.pixels, failOn: 'warning' }).autoOrient();
    const { data, info } = await picture.toFormat(type, encodings[type]).toBuffer({ resolveWithObject: true });
    const { isOpaque } = await sharp(data).stats();
    return {
      kind: 'original',
      bytes: new Uint8Array(data),
      width: info.width,
      height: info.height,
      transparent: !isOpaque,
    };
  } catch {
    // The error of libvips does not help the person who uploads the file.
    return { kind: 'refused', fault: 'unreadable' };
  }
}
