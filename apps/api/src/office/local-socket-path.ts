import { resolve } from 'node:path';

/** Where the API that holds a data folder takes commands. */
export const localSocketPath = (dataDir: string): string => resolve(dataDir, 'api.sock');
