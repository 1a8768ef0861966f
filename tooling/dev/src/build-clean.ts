import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Builds so that nothing of an earlier build is left. Turbo lays what it has kept over what is there; a running site
 * writes its pages there too, and those of another build name style sheets and scripts that this one doesn't have.
 * @param folders of the apps
 * @param build lays the output of each app over its `.next`; run once more where another build was there
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

/** Of a build that came to its end; undefined where there is none. */
function buildIdOf(output: string): Promise<string | undefined> {
  return readFile(join(output, 'BUILD_ID'), 'utf8').catch(() => undefined);
}
