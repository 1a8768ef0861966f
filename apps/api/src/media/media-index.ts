import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../content/read.ts';
import { contentStamp, rendererVersion, specHash } from './fingerprint.ts';
import { planMedia } from './plan.ts';
import type { Spec } from './scenes/spec.ts';

export interface Picture {
  /** Names its files, and is the version in its address. */
  readonly hash: string;
  readonly spec: Spec;
}

/** Every picture of the catalogue by its name. */
export type MediaIndex = ReadonlyMap<string, Picture>;

interface StoredIndex {
  readonly stamp: string;
  readonly pictures: readonly (readonly [name: string, picture: Picture])[];
}

const readStored = (path: string): StoredIndex | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoredIndex;
  } catch {
    // Missing on the first run, or cut short by a full disk: then it is made anew.
    return null;
  }
};

const writeStored = (path: string, index: StoredIndex): void => {
  const draft = `${path}.${String(process.pid)}.draft`;
  writeFileSync(draft, JSON.stringify(index));
  renameSync(draft, path);
};

/** What pictures there are. Content is read only where it, or what draws it, has changed since the last time. */
export const loadMediaIndex = (contentDir: string, outDir: string): MediaIndex => {
  const path = join(outDir, 'index.json');
  const renderer = rendererVersion();
  const stamp = contentStamp(contentDir, renderer);
  const stored = readStored(path);
  if (stored?.stamp === stamp) return new Map(stored.pictures);
  const planned = planMedia(readContent(contentDir).content);
  const pictures = planned.map(({ name, spec }) => [name, { hash: specHash(spec, renderer), spec }] as const);
  mkdirSync(outDir, { recursive: true });
  writeStored(path, { stamp, pictures });
  return new Map(pictures);
};
