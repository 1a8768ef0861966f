import { resolve } from 'node:path';

/** Where the API that holds a data folder takes commands. */
export function localSocketPath(dataDir: string): string {
  return resolve(dataDir, 'api.sock');
}
