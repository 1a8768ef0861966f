import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Finds a file or folder of the repository from any folder in it.
 * @returns the path relative to the working folder; null if no parent folder has it
 */
export function findUpwards(path: string): string | null {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const found = join(folder, path);
    if (existsSync(found)) return relative(process.cwd(), found);
    if (folder === dirname(folder)) return null;
  }
}
