import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../root.ts';
import type { Registry } from './registry.ts';

/** What no package is built from. */
const leftOut = /^(?:docs|tooling\/visual\/pictures|apps\/[^/]+\/(?:public|media|content))\//;

/**
 * A copy of the repository with its uncommitted changes, as a Git repository with its packages installed. Versions can be
 * set and released there.
 */
export async function copyOfRepository(target: string, registry: Registry): Promise<void> {
  const { stdout } = await execa('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  });
  for (const path of stdout.split('\0')) {
    if (path === '' || leftOut.test(path) || !existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(target, path), { recursive: true });
  }
  await execa('git', ['init', '--quiet', '--initial-branch=main'], { cwd: target });
  await execa('pnpm', ['install', '--prefer-offline', '--frozen-lockfile'], { cwd: target });
  registry.useIn(target);
  await commit(target);
}

/** Commits all changes of the copy. */
export async function commit(folder: string): Promise<void> {
  const author = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost', '-c', 'commit.gpgsign=false'];
  await execa('git', ['add', '--all'], { cwd: folder });
  await execa('git', [...author, 'commit', '--quiet', '--no-verify', '--message', 'Rehearse'], { cwd: folder });
}

/** Describes a change as `npm run release -- add` does. @param bumps package → how much it changes */
export function addChangeset(folder: string, bumps: Readonly<Record<string, 'patch' | 'minor'>>, text: string): void {
  const lines = Object.entries(bumps).map(([name, bump]) => `'${name}': ${bump}`);
  writeFileSync(join(folder, '.changeset/rehearsal.md'), ['---', ...lines, '---', '', text, ''].join('\n'));
}
