import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { fontFiles } from './type/font-files.ts';
import type { Spec } from './scenes/spec.ts';

/** Code that decides what a picture looks like. */
const drawing = ['studio', 'type', 'motifs', 'packs', 'contents', 'scenes'];
const drawingFiles = ['draw-scene.ts', 'encode.ts', 'render-scene.ts', 'plan.ts'];

/** Content that pictures are drawn from. */
const contentFolders = ['brands', 'products', 'galenic-formats', 'active-ingredients'] as const;

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(folder, name))
    : [];

const hashOf = (paths: readonly string[], seed = ''): string => {
  const hash = createHash('sha256').update(seed);
  // Names, not whole paths: the same pictures on every machine.
  for (const path of paths) hash.update(basename(path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
};

/** Changes when the same data would be drawn or encoded another way. */
export const rendererVersion = (): string =>
  hashOf([
    ...drawing.flatMap((folder) => filesIn(join(import.meta.dirname, folder), '.ts')),
    ...drawingFiles.map((name) => join(import.meta.dirname, name)),
    ...fontFiles.map((file) => fileURLToPath(import.meta.resolve(file))),
  ]);

/** Changes when any picture might. */
export const contentStamp = (contentDir: string, renderer: string): string =>
  hashOf(
    contentFolders.flatMap((folder) => filesIn(join(contentDir, folder), '.yaml')),
    renderer,
  );

/** Names a picture by all that it is made from. */
export const specHash = (spec: Spec, renderer: string): string =>
  createHash('sha256').update(renderer).update(JSON.stringify(spec)).digest('hex').slice(0, 10);
