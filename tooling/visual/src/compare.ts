import pixelmatch from 'pixelmatch';
import { padded, type Raster } from './raster.ts';

/** How far a colour may be off, of 1: what nobody can see, and two processors may round differently. */
const threshold = 0.02;

export type Comparison =
  { readonly isSame: true } | { readonly isSame: false; readonly reason: string; readonly difference: Raster };

/** Compares two pictures pixel by pixel. */
export function compare(kept: Raster, fresh: Raster): Comparison {
  const hasSameSize = kept.width === fresh.width && kept.height === fresh.height;
  if (hasSameSize && Buffer.compare(kept.data, fresh.data) === 0) return { isSame: true };
  const width = Math.max(kept.width, fresh.width);
  const height = Math.max(kept.height, fresh.height);
  const data = new Uint8Array(width * height * 4);
  const options = { threshold, includeAA: true };
  const count = pixelmatch(
    padded(kept, width, height).data,
    padded(fresh, width, height).data,
    data,
    width,
    height,
    options,
  );
  if (hasSameSize && count === 0) return { isSame: true };
  return {
    isSame: false,
    reason: hasSameSize ? pixels(count) : sizes(kept, fresh),
    difference: { data, width, height },
  };
}

function pixels(count: number): string {
  return count === 1 ? 'one pixel differs' : `${count} pixels differ`;
}

function sizes(kept: Raster, fresh: Raster): string {
  return `it was ${kept.width} × ${kept.height} px and is ${fresh.width} × ${fresh.height} px`;
}
