import pixelmatch from 'pixelmatch';
import { padded, type Raster } from './raster.ts';

/** Tolerated colour difference, from 0 to 1. It is invisible, and covers rounding differences between processors. */
const threshold = 0.02;

/**
 * Number of pixels that may differ more, because edges of curves and scaled images are not rendered the same in each version of
 * Chromium.
 */
const toleratedPixels = 8;

export type Comparison =
  { readonly isSame: true } | { readonly isSame: false; readonly reason: string; readonly difference: Raster };

/** Compares two pictures pixel by pixel. */
export function compare(accepted: Raster, fresh: Raster): Comparison {
  const hasSameSize = accepted.width === fresh.width && accepted.height === fresh.height;
  if (hasSameSize && Buffer.compare(accepted.data, fresh.data) === 0) return { isSame: true };
  const width = Math.max(accepted.width, fresh.width);
  const height = Math.max(accepted.height, fresh.height);
  const data = new Uint8Array(width * height * 4);
  const options = { threshold, includeAA: true };
  const count = pixelmatch(
    padded(accepted, width, height).data,
    padded(fresh, width, height).data,
    data,
    width,
    height,
    options,
  );
  if (hasSameSize && count <= toleratedPixels) return { isSame: true };
  return {
    isSame: false,
    reason: hasSameSize ? `${count} pixels differ` : sizes(accepted, fresh),
    difference: { data, width, height },
  };
}

function sizes(accepted: Raster, fresh: Raster): string {
  return `it was ${accepted.width} × ${accepted.height} px and is ${fresh.width} × ${fresh.height} px`;
}
