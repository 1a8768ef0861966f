import { join } from 'node:path';

/** Where the docs of packages/ui keep what they show of the catalogue. */
export const specimenFolder = join(import.meta.dirname, '../../../../packages/ui/docs/media');

/** `packs/florelune-equilibre-fr` → `packs-florelune-equilibre-fr.webp` */
export function specimenFile(name: string): string {
  return `${name.replaceAll('/', '-')}.webp`;
}
