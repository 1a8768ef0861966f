import { join } from 'node:path';

/** Folder in the docs of packages/ui with specimens of the catalogue. */
export const specimenFolder = join(import.meta.dirname, '../../../../packages/ui/docs/media');

/** `packs/florelune-equilibre-fr` → `packs-florelune-equilibre-fr.webp` */
export function specimenFile(name: string): string {
  return `${name.replaceAll('/', '-')}.webp`;
}
