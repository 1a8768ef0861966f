import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Runs a command of a package with our own arguments, and ends as it ends.
 * @param path of its script, from the repository's folder
 */
export function runScript(path: string): void {
  // File names count from where npm was called; npm itself changes to the repository's folder.
  const cwd = process.env['INIT_CWD'] ?? root;
  const { status } = spawnSync(process.execPath, [join(root, path), ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd,
  });
  process.exitCode = status ?? 1;
}
