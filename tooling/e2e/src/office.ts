import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const main = fileURLToPath(new URL('../../../apps/api/src/office/main.ts', import.meta.url));

/**
 * Runs a command of `npm run office` for the running API of `DATA_DIR`.
 * @returns what it prints
 */
export async function office(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args]);
  return stdout;
}
