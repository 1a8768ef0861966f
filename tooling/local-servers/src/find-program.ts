import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is in one of these folders, with symbolic links resolved. */
export function findProgram(names: readonly string[], folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    for (const name of names) {
      const path = join(folder, name);
      if (isExecutable(path)) return realpathSync(path);
    }
  }
  return undefined;
}

export function pathFolders(environment: NodeJS.ProcessEnv): string[] {
  return (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
