import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Builds the apps and removes the pages of earlier builds. Turbo restores a cached build without deleting other files, and
 * a running site writes rendered pages to the same folder. Pages of another build refer to style sheets and scripts that
 * no longer exist.
 * @param folders of the apps
 * @param build writes the output of each app to its `.next`; runs again if an app had another build before
 */
export async function buildClean(folders: readonly string[], build: () => Promise<void>): Promise<void> {
  const outputs = folders.map((folder) => join(folder, '.next'));
  const earlier = await Promise.all(outputs.map(buildIdOf));
  await build();
  const built = await Promise.all(outputs.map(buildIdOf));
  const mixed = outputs.filter((_, index) => earlier[index] !== undefined && earlier[index] !== built[index]);
  if (mixed.length === 0) return;
  await Promise.all(mixed.map((output) => rm(join(output, 'server'), { recursive: true, force: true })));
  await build();
}

/** The id of a finished build; undefined if there is none. */
function buildIdOf(output: string): Promise<string | undefined> {
  return readFile(join(output, 'BUILD_ID'), 'utf8').catch(() => undefined);
}
