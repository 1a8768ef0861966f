import { existsSync } from 'node:fs';
import { savePicture, pictureFile } from './baseline.ts';
import { compare } from './compare.ts';
import { decode, toWebp, type Raster } from './raster.ts';
import { showDifference } from './show-difference.ts';

/** The command that accepts changed pictures. Every error message contains it. */
export const acceptCommand = 'npm test -- pictures --update';

/**
 * Compares the current picture with the accepted one, or accepts it.
 * @param take takes the picture; called again if it differs, because the page may not have been stable yet
 * @throws Error with the address of the page that shows both pictures and their difference
 */
export async function expectPicture(name: string, take: () => Promise<Raster>, isUpdate: boolean): Promise<void> {
  const file = pictureFile(name);
  const accepted = existsSync(file) ? await decode(file) : undefined;
  const fresh = await takeUntilStable(take, accepted);
  const comparison = accepted && compare(accepted, fresh);
  if (comparison?.isSame) return;
  if (isUpdate) {
    savePicture(name, await toWebp(fresh));
    return;
  }
  const reason = comparison ? comparison.reason : 'there is no accepted picture yet';
  const page = await showDifference(name, { accepted, fresh, difference: comparison?.difference });
  throw new Error(`${name}: ${reason}.\nSee ${page}\nIf the change is intended: ${acceptCommand}`);
}

/** Takes pictures until one equals the accepted one, or until two in a row are the same. */
async function takeUntilStable(take: () => Promise<Raster>, accepted: Raster | undefined): Promise<Raster> {
  let last = await take();
  for (let tries = 0; tries < 3; tries += 1) {
    if (accepted && compare(accepted, last).isSame) return last;
    const next = await take();
    if (compare(last, next).isSame) return next;
    last = next;
  }
  throw new Error(
    'The story is not stable: four pictures in a row differ. Look for effects of time, randomness or loading.',
  );
}
