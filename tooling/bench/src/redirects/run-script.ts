import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** If a peer needs more than this, the table says so. */
export const limit = { seconds: 60, megabytes: 4_096 };

/** Runs a script that prints JSON. @returns the parsed output, or the reason of the failure */
export function runScript<Result>(script: string, args: readonly string[]): Result | string {
  const memory = `--max-old-space-size=${limit.megabytes}`;
  const path = join(import.meta.dirname, script);
  // Look-ups are measured for longer than loading.
  const seconds = script === 'measure-load.ts' ? limit.seconds : 3 * limit.seconds;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [memory, path, ...args], {
    timeout: seconds * 1_000,
    encoding: 'utf8',
  });
  if (status === 0) return JSON.parse(stdout) as Result;
  if (error !== undefined) return `more than ${seconds} s`;
  const isOutOfMemory = /heap out of memory|allocation failed|Map maximum size|Invalid string length/i.test(stderr);
  return isOutOfMemory
    ? `more than ${limit.megabytes / 1_024} GB`
    : `failed: ${
        stderr
          .trim()
          .split('\n')
          .find((line) => line.includes('Error')) ?? ''
      }`;
}
