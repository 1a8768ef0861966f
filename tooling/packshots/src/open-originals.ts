import { readContent } from '@veralune/api/content/read';
import { drawablePicture } from './drawable-pictures.ts';
import { openContentEntries, type ContentEntries } from './content-entries.ts';
import { findUnneeded, findStale, type StaleInput } from './find-stale.ts';
import { rendererFingerprint } from './fingerprint.ts';
import { readManifest } from './manifest.ts';
import { planPictures } from './plan.ts';

export interface Originals extends StaleInput {
  readonly entries: ContentEntries;
  /** Names of pictures to draw, with the reason. */
  readonly stale: ReadonlyMap<string, string>;
  /** Names of pictures to remove. */
  readonly unneeded: readonly string[];
}

/** Compares the committed originals with the content, without drawing. */
export function openOriginals(contentDir: string, originalsDir: string): Originals {
  const pictures = planPictures(readContent(contentDir).content).map(drawablePicture);
  const manifest = readManifest(originalsDir);
  const sheets = new Set(
    [...pictures.map(({ name }) => name), ...Object.keys(manifest.pictures)].map((name) => name.split('/')[0] ?? ''),
  );
  const entries = openContentEntries(contentDir, [...sheets]);
  const input = { originalsDir, pictures, manifest, renderer: rendererFingerprint(), entries };
  return { ...input, stale: findStale(input), unneeded: findUnneeded(input) };
}
