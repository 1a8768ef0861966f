import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface PackedPackage {
  readonly tarball: string;
  /** The folder with the unpacked files, as a user of the package gets them. */
  readonly folder: string;
}

/**
 * Packs a built package as `pnpm publish` does, and unpacks it.
 * @param source folder of the package
 * @param target an empty folder
 */
export function pack(source: string, target: string): PackedPackage {
  mkdirSync(target, { recursive: true });
  execFileSync('pnpm', ['pack', '--pack-destination', target], { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  const [file = ''] = readdirSync(target).filter((name) => name.endsWith('.tgz'));
  const tarball = join(target, file);
  execFileSync('tar', ['xzf', tarball, '-C', target]);
  return { tarball, folder: join(target, 'package') };
}
