import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const groups = ['apps', 'packages', 'tooling'];

/** @param {string} root @returns {string} a hash that changes when the result of an install can change */
export function wantedState(root) {
  const manifests = groups.flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name, 'package.json')),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()];
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Installs the packages of the lockfile, unless the last install had the same manifests and lockfile.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export async function ensurePackages(root, env) {
  const mark = join(root, 'node_modules', '.veralune-installed');
  const wanted = wantedState(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  await step('Install the packages', async () => {
    const code = await run('pnpm', ['install', '--frozen-lockfile'], { env, cwd: root });
    if (code > 128) process.exit(code);
    if (code !== 0) throw new Problem('pnpm could not install the packages. The reason is in its output above.');
  });
  writeFileSync(mark, wanted);
}
