import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { root } from '../root.ts';
import type { LicensedPackage } from './check-licences.ts';

const list = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), versions: z.array(z.string()), license: z.string() })),
);

/** The licences of all installed dependencies of all packages, which pnpm reads from their manifests. */
export function readLicences(): readonly LicensedPackage[] {
  const output = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1_024 * 1_024,
  });
  return Object.values(list.parse(JSON.parse(output)))
    .flat()
    .map(({ name, versions, license }) => ({ name, versions, licence: license }))
    .sort((first, second) => first.name.localeCompare(second.name));
}
