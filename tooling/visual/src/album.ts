import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';

/** The pictures that are kept: how everything looked when it was last accepted. */
const albumFolder = join(import.meta.dirname, '../pictures');

/** What all of them may weigh, in bytes. Source: issue 3. */
export const albumLimit = 15_000_000;

function fileName(name: string): string {
  return `${name}.webp`;
}

export function pictureFile(name: string): string {
  return join(albumFolder, fileName(name));
}

export function keep(name: string, picture: Uint8Array): void {
  mkdirSync(albumFolder, { recursive: true });
  writeFileSync(pictureFile(name), picture);
}

export function discard(file: string): void {
  return rmSync(join(albumFolder, file));
}

/** Files of the album that are none of the pictures wanted. */
export function orphans(pictures: readonly Picture[], files: readonly string[]): readonly string[] {
  const wanted = new Set(pictures.map(({ name }) => fileName(name)));
  return files.filter((file) => !wanted.has(file));
}

export function albumFiles(): readonly string[] {
  return readdirSync(albumFolder).sort();
}

export function albumSize(): number {
  return albumFiles().reduce((total, file) => total + statSync(join(albumFolder, file)).size, 0);
}
