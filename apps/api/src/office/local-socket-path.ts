import { resolve } from 'node:path';

/** Path of the socket on which the API accepts commands for a data folder. */
export function localSocketPath(dataDir: string): string {
  return resolve(dataDir, 'api.sock');
}
