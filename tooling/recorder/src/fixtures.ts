import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '@veralune/routing';
import { fixturesDir } from './paths.ts';
import type { Plain } from './plain.ts';
import type { Recordings } from './visit.ts';

function folderOf(locale: Locale): string {
  return join(fixturesDir, locale);
}

/** The stored recordings of a locale. */
export function readFixtures(locale: Locale): Recordings {
  const folder = folderOf(locale);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Plain]),
  );
}

/** Replaces the stored recordings of a locale. */
export function writeFixtures(locale: Locale, recordings: Recordings): void {
  const folder = folderOf(locale);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, recording] of recordings)
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recording, null, 1)}\n`);
}
