import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';

/** The accepted pictures, with which new ones are compared. */
const baselineFolder = join(import.meta.dirname, '../pictures');

/** Maximum size of all pictures together, in bytes. Source: issue 3. */
export const baselineLimit = 15_000_000;

function fileName(name: string): string {
  return `${name}.webp`;
}

export function pictureFile(name: string): string {
  return join(baselineFolder, fileName(name));
}

export function savePicture(name: string, picture: Uint8Array): void {
  mkdirSync(baselineFolder, { recursive: true });
  writeFileSync(pictureFile(name), picture);
}

export function deletePicture(file: string): void {
  return rmSync(join(baselineFolder, file));
}

/** Files of the baseline that belong to none of the pictures. */
export function unusedFiles(pictures: readonly Picture[], files: readonly string[]): readonly string[] {
  const wanted = new Set(pictures.map(({ name }) => fileName(name)));
  return files.filter((file) => !wanted.has(file));
}

export function baselineFiles(): readonly string[] {
  return readdirSync(baselineFolder).sort();
}

export function baselineSize(): number {
  return baselineFiles().reduce((total, file) => total + statSync(join(baselineFolder, file)).size, 0);
}
