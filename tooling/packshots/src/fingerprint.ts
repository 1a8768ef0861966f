import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Spec } from './scenes/spec.ts';
import { fontFiles } from './type/font-files.ts';

/** The code that affects the pictures. */
const folders = ['studio', 'type', 'motifs', 'packs', 'contents', 'scenes'];
const files = ['draw-scene.ts', 'encode-original.ts'];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((name) => join(import.meta.dirname, folder, name));
}

/** A hash of the drawing code and the fonts. */
export function rendererFingerprint(): string {
  const paths = [
    ...folders.flatMap(sourcesIn),
    ...files.map((name) => join(import.meta.dirname, name)),
    ...fontFiles.map((file) => fileURLToPath(import.meta.resolve(file))),
  ];
  const hash = createHash('sha256');
  // File names without the folder, so that the fingerprint is the same on every machine.
  for (const path of paths) hash.update(basename(path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A hash of the data of a picture. */
export function specFingerprint(spec: Spec): string {
  return createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 16);
}
