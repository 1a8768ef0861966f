import { missingVariants, type MediaLibrary } from './media-library.ts';
import type { Pictures } from './picture.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Makes every variant that is not stored, one at a time, with lower priority than requests.
 * @returns the number of missing variants
 */
export async function makeMissingVariants(
  library: MediaLibrary,
  pictures: Pictures,
  onProgress?: (progress: Progress) => void,
): Promise<number> {
  const missing = await missingVariants(library.storage, pictures);
  let done = 0;
  for (const variant of missing) {
    // A request can have made it since the list was read.
    if ((await library.stored(variant)) === null) await library.make(variant, 'background');
    done += 1;
    onProgress?.({ done, total: missing.length });
  }
  return missing.length;
}
