import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Spec } from './scenes/spec.ts';
import { fontFiles } from './type/font-files.ts';

/** Code that decides what a picture looks like. */
const folders = ['studio', 'type', 'motifs', 'packs', 'contents', 'scenes'];
const files = ['draw-scene.ts', 'encode-original.ts'];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((name) => join(import.meta.dirname, folder, name));
}

/** Changes when the same data can be drawn or encoded in another way. */
export function rendererFingerprint(): string {
  const paths = [
    ...folders.flatMap(sourcesIn),
    ...files.map((name) => join(import.meta.dirname, name)),
    ...fontFiles.map((file) => fileURLToPath(import.meta.resolve(file))),
  ];
  const hash = createHash('sha256');
  // Names without their folder: the fingerprint is the same on every machine.
  for (const path of paths) hash.update(basename(path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Changes when the picture is drawn from other data. */
export function specFingerprint(spec: Spec): string {
  return createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 16);
}
