import { originalSides } from '../../content/schema.ts';
import type { Format } from '../formats.ts';
import { uploadLimits } from '../upload/limits.ts';
import type { JobResults, PictureFault } from './job.ts';
import { sharp } from './sharp-only-rasters.ts';

/** Close to the upload: variants are made from the original, not from the upload. */
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
 * Encodes an upload anew, turned the way its EXIF says and without EXIF, so that neither the place where a photograph was
 * taken nor what was appended to a file is kept.
 * @param type what the first bytes say; a file that is something else is unreadable
 */
export async function cleanOriginal(upload: Uint8Array, type: Format): Promise<JobResults['original']> {
  try {
    // The sizes are read before the pixels: a file of few bytes can be a picture of gigabytes.
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
    // What libvips says of a broken file is of no use to the person who sent it.
    return { kind: 'refused', fault: 'unreadable' };
  }
}
