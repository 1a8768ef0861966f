import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AssignedPicture } from './assigned-files.ts';
import { drawScene } from './draw-scene.ts';
import { encodeOriginal } from './encode-original.ts';
import { originalOf } from './find-stale.ts';
import { writeManifest } from './manifest.ts';
import type { Originals } from './open-originals.ts';
import { createTypesetter, type Typesetter } from './type/typesetter.ts';

const drawOne = async (typeset: Typesetter, path: string, { spec, isTransparent }: AssignedPicture): Promise<string> => {
  const bytes = await encodeOriginal(drawScene(typeset, spec), isTransparent);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return originalOf(bytes);
};

/** Files of removed pictures that no other picture shares. */
const removeFiles = ({ originalsDir, pictures, entries, needless }: Originals): void => {
  const needed = new Set(pictures.map(({ file }) => file));
  for (const name of needless) {
    const file = entries.get(name)?.file;
    if (file !== undefined && !needed.has(file)) rmSync(join(originalsDir, file), { force: true });
    entries.remove(name);
  }
};

/**
 * Draws pictures, removes what is not needed any more, and brings `content/media` and the manifest up to date.
 * @param names which pictures to draw
 * @param onDrawn called after each with how many are done
 */
export const drawOriginals = async (
  originals: Originals,
  names: ReadonlySet<string>,
  onDrawn: (done: number) => void,
): Promise<void> => {
  const { originalsDir, pictures, renderer, manifest, entries } = originals;
  const typeset = await createTypesetter();
  const drawn = new Map<string, string>();
  for (const picture of pictures.filter(({ name }) => names.has(name))) {
    const { file } = picture;
    const original = drawn.get(file) ?? (await drawOne(typeset, join(originalsDir, file), picture));
    drawn.set(file, original);
    entries.set(picture, original);
    onDrawn(drawn.size);
  }
  removeFiles(originals);
  entries.save();
  const known = pictures.map(({ name, fingerprint }) => [name, names.has(name) ? fingerprint : manifest.pictures[name] ?? ''] as const);
  // Where only some were drawn by new code, the others are still stale.
  const isWhole = [...originals.stale.keys()].every((name) => names.has(name));
  writeManifest(originalsDir, { renderer: isWhole ? renderer : manifest.renderer, pictures: Object.fromEntries(known) });
};
