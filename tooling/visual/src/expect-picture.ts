import { existsSync } from 'node:fs';
import { keep, pictureFile } from './album.ts';
import { compare } from './compare.ts';
import { decode, toWebp, type Raster } from './raster.ts';
import { showDifference } from './show-difference.ts';

/** How to accept what has changed; every message says it. */
export const acceptCommand = 'npm test -- pictures --update';

/**
 * Compares what is seen now with what was kept, or keeps it.
 * @param take takes the picture; once more if it differs, for what stood still a moment too late
 * @throws Error that says where both lie beside their difference
 */
export async function expectPicture(name: string, take: () => Promise<Raster>, isUpdate: boolean): Promise<void> {
  const file = pictureFile(name);
  const kept = existsSync(file) ? await decode(file) : undefined;
  const fresh = await takeUntilStill(take, kept);
  const comparison = kept && compare(kept, fresh);
  if (comparison?.isSame) return;
  if (isUpdate) {
    keep(name, await toWebp(fresh));
    return;
  }
  const reason = comparison ? comparison.reason : 'there is no picture of it yet';
  const page = await showDifference(name, { kept, fresh, difference: comparison?.difference });
  throw new Error(`${name}: ${reason}.\nSee ${page}\nIf it should look like that: ${acceptCommand}`);
}

/** A picture that equals the kept one, or twice the same. */
async function takeUntilStill(take: () => Promise<Raster>, kept: Raster | undefined): Promise<Raster> {
  let last = await take();
  for (let tries = 0; tries < 3; tries += 1) {
    if (kept && compare(kept, last).isSame) return last;
    const next = await take();
    if (compare(last, next).isSame) return next;
    last = next;
  }
  throw new Error(
    'It does not stand still: four pictures in a row differ. Look for what depends on time, chance or loading.',
  );
}
