import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Runs a command of a package with the arguments of this process, and exits with its exit code.
 * @param path of its script, relative to the root of the repository
 */
export function runScript(path: string): void {
  // File names are relative to the folder in which npm was called; npm itself changes to the root of the repository.
  const cwd = process.env['INIT_CWD'] ?? root;
  const { status } = spawnSync(process.execPath, [join(root, path), ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd,
  });
  process.exitCode = status ?? 1;
}
