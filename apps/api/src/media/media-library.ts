import { mkdirSync, readdirSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName } from './file-name.ts';
import { formats, type Format } from './formats.ts';
import { loadMediaIndex, type MediaIndex, type Picture } from './media-index.ts';
import { createRenderPool } from './render-pool.ts';
import { sizes } from './scenes/spec.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface Rendered {
  /** Pictures in the catalogue, and how many of them had to be drawn. */
  readonly pictures: number;
  readonly drawn: number;
  readonly milliseconds: number;
}

export interface MediaLibrary {
  readonly index: MediaIndex;
  /** The path of a file; it is drawn first if it is not there yet. */
  readonly file: (picture: Picture, width: number, format: Format) => Promise<string>;
  /** Draws what is missing and removes what nothing needs any more. */
  readonly renderAll: (onProgress?: (progress: Progress) => void) => Promise<Rendered>;
}

export interface MediaOptions {
  readonly contentDir: string;
  readonly outDir: string;
}

const filesOf = ({ hash, spec }: Picture): string[] =>
  sizes[spec.kind].widths.flatMap((width) => formats.map((format) => fileName(hash, width, format)));

/** Runs `work` on each item, `width` of them at a time. */
const inParallel = async <Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items.values();
  const lane = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
};

const draftMs = 10 * 60_000;

/** A fresh draft belongs to a process that draws right now. */
const removeNeedless = async (path: string): Promise<void> => {
  const age = Date.now() - (await stat(path)).mtimeMs;
  if (!path.endsWith('.draft') || age > draftMs) await rm(path, { force: true });
};

const wholeHashes = (pictures: readonly Picture[], present: ReadonlySet<string>): Set<string> =>
  new Set(pictures.filter((picture) => filesOf(picture).every((name) => present.has(name))).map(({ hash }) => hash));

/** The catalogue's pictures, in files below `outDir`, each named by a hash of what it is made from. */
export const openMedia = ({ contentDir, outDir }: MediaOptions): MediaLibrary => {
  const folder = join(outDir, 'files');
  mkdirSync(folder, { recursive: true });
  const index = loadMediaIndex(contentDir, outDir);
  // Languages whose print is the same share a picture.
  const pictures = [...new Map([...index.values()].map((picture) => [picture.hash, picture])).values()];
  const present = new Set(readdirSync(folder));
  const whole = wholeHashes(pictures, present);
  const underway = new Map<string, Promise<void>>();
  const pool = createRenderPool();

  const ensure = (picture: Picture): Promise<void> => {
    const { hash, spec } = picture;
    if (whole.has(hash)) return Promise.resolve();
    const known = underway.get(hash);
    if (known) return known;
    const rendering = pool
      .render({ spec, hash, folder })
      .then(() => void whole.add(hash))
      .finally(() => underway.delete(hash));
    underway.set(hash, rendering);
    return rendering;
  };

  return {
    index,
    file: async (picture, width, format) => {
      await ensure(picture);
      return join(folder, fileName(picture.hash, width, format));
    },
    renderAll: async (onProgress) => {
      const start = performance.now();
      const missing = pictures.filter(({ hash }) => !whole.has(hash));
      let done = 0;
      await inParallel(missing, pool.size, async (picture) => {
        await ensure(picture);
        done += 1;
        onProgress?.({ done, total: missing.length });
      });
      const needed = new Set(pictures.flatMap(filesOf));
      const needless = [...present].filter((name) => !needed.has(name));
      await Promise.all(needless.map((name) => removeNeedless(join(folder, name))));
      return { pictures: pictures.length, drawn: missing.length, milliseconds: Math.round(performance.now() - start) };
    },
  };
};
