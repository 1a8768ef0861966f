import { existsSync, readdirSync } from 'node:fs';
import { locales } from '@veralune/routing';
import { readFixtures } from './fixtures.ts';
import { mediaDir } from './paths.ts';
import type { Plain } from './plain.ts';

export interface FixturePicture {
  /** Its path below `/media`, without width and extension. */
  readonly name: string;
  readonly width: number;
}

const prefix = '/media/';

function picturesIn(value: Plain): FixturePicture[] {
  if (value === null || typeof value !== 'object') return [];
  const { url, widths } = value as { readonly url?: Plain; readonly widths?: Plain };
  if (typeof url === 'string' && url.startsWith(prefix) && Array.isArray(widths)) {
    return widths.map((width) => ({ name: url.slice(prefix.length), width: Number(width) }));
  }
  return Object.values(value).flatMap(picturesIn);
}

/** `packs/florelune-immunite-fr-320.webp` */
function fileOf({ name, width }: FixturePicture): string {
  return `${name}-${width}.webp`;
}

/** The pictures of the fixtures by their file name in `media/`. */
export function picturesOfFixtures(): ReadonlyMap<string, FixturePicture> {
  const all = locales.flatMap((locale) => [...readFixtures(locale).values()].flatMap(picturesIn));
  return new Map(all.map((picture) => [fileOf(picture), picture]));
}

/** The picture files in the folder of the fixtures. */
export function keptPictures(): string[] {
  return existsSync(mediaDir)
    ? readdirSync(mediaDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'))
    : [];
}
