import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreen, type Subject } from './stories.ts';

/** The pictures that are kept: how everything looked when it was last accepted. */
const albumFolder = join(import.meta.dirname, '../pictures');

/** What all of them may weigh, in bytes. Source: issue 3. */
export const albumLimit = 15_000_000;

/** The windows that a screen is shown in. */
export const windows = { phone: { width: 360, height: 760 }, desktop: { width: 1440, height: 900 } } as const;

/** The names of a subject's pictures: one sheet, or for a screen its first state in each window and a sheet of the others. */
export function pictureNames(subject: Subject): readonly string[] {
  if (!isScreen(subject)) return [subject.id];
  const pages = Object.values(windows).map(({ width }) => screenName(subject, width));
  return subject.stories.length === 1 ? pages : [...pages, statesName(subject)];
}

export const screenName = ({ id }: Subject, width: number): string => `${id}.${width}`;
export const statesName = ({ id }: Subject): string => `${id}.states`;

export const pictureFile = (name: string): string => join(albumFolder, `${name}.webp`);

export function keep(name: string, picture: Uint8Array): void {
  mkdirSync(albumFolder, { recursive: true });
  writeFileSync(pictureFile(name), picture);
}

export const discard = (file: string): void => rmSync(join(albumFolder, file));

/** Files of the album that no subject asks for. */
export function orphans(subjects: readonly Subject[], files: readonly string[]): readonly string[] {
  const wanted = new Set(subjects.flatMap(pictureNames).map((name) => `${name}.webp`));
  return files.filter((file) => !wanted.has(file));
}

export const albumFiles = (): readonly string[] => readdirSync(albumFolder).sort();

export const albumSize = (): number =>
  albumFiles().reduce((total, file) => total + statSync(join(albumFolder, file)).size, 0);
