import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A path of the repository from any folder of it, as short as it can be written there; null outside. */
export function findUpwards(path: string): string | null {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const found = join(folder, path);
    if (existsSync(found)) return relative(process.cwd(), found);
    if (folder === dirname(folder)) return null;
  }
}
