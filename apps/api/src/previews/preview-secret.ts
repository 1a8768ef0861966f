import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { errorCode, errorMessage, StartError } from '../start-error.ts';

const secretBytes = 32;

function readOrCreate(folder: string, path: string): string {
  mkdirSync(folder, { recursive: true });
  try {
    // Fails if the file exists, so that two processes that start at the same time use one secret.
    writeFileSync(path, randomBytes(secretBytes).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (thrown) {
    if (errorCode(thrown) !== 'EEXIST') throw thrown;
  }
  return readFileSync(path, 'utf8');
}

/**
 * The secret that signs the addresses of previews: `PREVIEW_SECRET`, or a random one that is kept in the data folder.
 * Instances with different data folders need the variable.
 * @throws StartError if the secret can't be stored
 */
export function previewSecretOf({ previewSecret, dataDir }: Pick<Config, 'previewSecret' | 'dataDir'>): string {
  if (previewSecret !== undefined) return previewSecret;
  const path = join(dataDir, 'preview-secret');
  try {
    return readOrCreate(dataDir, path);
  } catch (thrown) {
    throw new StartError(
      `The secret of previews can't be stored in ${path} (${errorMessage(thrown)}): set PREVIEW_SECRET, or let the API write there.`,
      { cause: thrown },
    );
  }
}
