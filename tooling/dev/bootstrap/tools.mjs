import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const pinned = { pnpm: '12.21.0', node: '24.21.0' };

// npm runs the install scripts of these two packages only; the one of `node` downloads the binary for this machine.
const manifest = { private: true, dependencies: pinned, allowScripts: { pnpm: true, node: true } };

/** @param {string} root @returns {{ folder: string, bin: string, node: string }} */
export function toolPaths(root) {
  const folder = join(root, '.tools');
  return {
    folder,
    bin: join(folder, 'node_modules', '.bin'),
    node: join(folder, 'node_modules', '.bin', 'node'),
  };
}

/** @param {string} folder @returns {boolean} whether the pinned pnpm and Node are installed there */
export function hasTools(folder) {
  return Object.entries(pinned).every(([name, version]) => {
    try {
      return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version === version;
    } catch {
      return false;
    }
  });
}

/**
 * @param {{ folder: string }} paths
 * @param {Record<string, string | undefined>} env
 */
export async function ensureTools({ folder }, env) {
  if (hasTools(folder)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  await step(`Fetch pnpm ${pinned.pnpm} and Node ${pinned.node}`, async () => {
    const code = await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], {
      env,
    });
    if (code > 128) process.exit(code);
    if (code !== 0) {
      throw new Problem('npm could not fetch pnpm and Node. Check the connection to the npm registry and try again.');
    }
  });
}
