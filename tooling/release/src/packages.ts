import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../published-manifest.mjs';
import { root } from './root.ts';

export interface PublishedPackage {
  /** `@veralune/routing` */
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages of the repository that are published, by name. */
export const packages: readonly PublishedPackage[] = globSync('packages/*/package.json', { cwd: root })
  .sort()
  .map((path) => {
    const manifest: Manifest & { name: string } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    return { name: manifest.name, folder: join(root, dirname(path)), manifest };
  })
  .filter(({ manifest }) => manifest['private'] !== true);
