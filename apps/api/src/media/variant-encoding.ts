import { createHash } from 'node:crypto';

/**
 * Widths of variants in pixels; a variant is never wider than its original. A card of a listing takes 331 pixels on most
 * phones, the picture of a product 650 to 720.
 */
export const variantWidths = [360, 720, 960, 1280, 1600] as const;

/**
 * Options of sharp for the variants. AVIF takes most of the time: effort 4 takes five times as long as 3 for files that
 * are 9 % smaller. With quality 60 and effort 1 files were a third larger, and packs looked the same.
 */
export const encoding = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 84, effort: 2 },
  jpeg: { quality: 82, mozjpeg: true },
  png: { palette: true, quality: 82, effort: 1, dither: 0.5, compressionLevel: 7 },
} as const;

/** Hash of the encoding options. */
export const encodingVersion = createHash('sha256').update(JSON.stringify(encoding)).digest('hex').slice(0, 8);
