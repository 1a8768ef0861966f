import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawablePicture } from './drawable-pictures.ts';
import type { ContentEntries } from './content-entries.ts';
import type { Manifest } from './manifest.ts';

/** The hash of an original with its extension, as in the content: `3f…a9.webp`. */
export function originalOf(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.webp`;
}

export interface StaleInput {
  readonly originalsDir: string;
  readonly pictures: readonly DrawablePicture[];
  readonly manifest: Manifest;
  readonly renderer: string;
  readonly entries: Pick<ContentEntries, 'get'>;
}

/** Why a picture must be drawn; undefined if its original is up to date. */
function reasonFor(input: StaleInput, { name, fingerprint }: DrawablePicture): string | undefined {
  const { originalsDir, manifest, renderer, entries } = input;
  if (manifest.renderer !== renderer) return 'was drawn by other code';
  if (manifest.pictures[name] !== fingerprint) return 'was drawn from other content';
  const entry = entries.get(name);
  if (entry?.file === undefined) return 'is missing in content/media';
  const path = join(originalsDir, entry.file);
  if (!existsSync(path)) return `has no file ${entry.file}`;
  return entry.original === originalOf(readFileSync(path)) ? undefined : 'has another file than content/media says';
}

/** The pictures that must be drawn, with the reason. */
export function findStale(input: StaleInput): ReadonlyMap<string, string> {
  return new Map(
    input.pictures.flatMap((picture) => {
      const reason = reasonFor(input, picture);
      return reason === undefined ? [] : [[picture.name, reason] as const];
    }),
  );
}

/** Pictures that were drawn before and that the content no longer needs. */
export function findUnneeded({ pictures, manifest }: Pick<StaleInput, 'pictures' | 'manifest'>): string[] {
  const needed = new Set(pictures.map(({ name }) => name));
  return Object.keys(manifest.pictures).filter((name) => !needed.has(name));
}
