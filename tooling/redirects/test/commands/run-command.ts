import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

// Each test starts Node, which is slow if other test files run at the same time.
vi.setConfig({ testTimeout: 30_000 });

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const { API_URL: _, ...environment } = process.env;

interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in a folder and returns its exit code and output. */
export function runIn(cwd: string, ...args: readonly string[]): Promise<Finished> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: environment, cwd }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

/** Runs the command line in the repository. */
export function run(...args: readonly string[]): Promise<Finished> {
  return runIn(process.cwd(), ...args);
}

export const folder = mkdtempSync(join(tmpdir(), 'redirects-'));

/** Writes a file and returns its path. */
export function fileOf(name: string, ...lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
}
