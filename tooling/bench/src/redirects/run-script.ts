import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A peer that needs more than this is told so in the table. */
export const limit = { seconds: 60, megabytes: 4_096 };

/** Runs a script that prints JSON. @returns what it printed, or why it couldn't */
export function runScript<Result>(script: string, args: readonly string[]): Result | string {
  const memory = `--max-old-space-size=${limit.megabytes}`;
  const path = join(import.meta.dirname, script);
  // Looking up takes its time at every size.
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
