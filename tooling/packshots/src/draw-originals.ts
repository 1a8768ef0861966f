import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DrawnFile } from './content-entries.ts';
import type { DrawablePicture } from './drawable-pictures.ts';
import { drawScene } from './draw-scene.ts';
import { encodeOriginal } from './encode-original.ts';
import { originalOf } from './find-stale.ts';
import { writeManifest } from './manifest.ts';
import type { Originals } from './open-originals.ts';
import { createTypesetter, type Typesetter } from './type/typesetter.ts';

/** Draws a picture. Identical pictures, for example in two languages with the same words, share a file. */
async function drawOne(
  typeset: Typesetter,
  { originalsDir, entries }: Originals,
  { name, spec, isTransparent }: DrawablePicture,
): Promise<DrawnFile> {
  const bytes = await encodeOriginal(drawScene(typeset, spec), isTransparent);
  const original = originalOf(bytes);
  const file = entries.fileOf(original) ?? `${name}.webp`;
  mkdirSync(dirname(join(originalsDir, file)), { recursive: true });
  writeFileSync(join(originalsDir, file), bytes);
  return { file, original };
}

/** Deletes the files that no picture uses. */
function removeFiles({ originalsDir, pictures, entries }: Originals, before: ReadonlySet<string>): void {
  const needed = new Set(pictures.map(({ name }) => entries.get(name)?.file));
  for (const file of before) if (!needed.has(file)) rmSync(join(originalsDir, file), { force: true });
}

/**
 * Draws pictures, removes unneeded ones, and updates `content/media` and the manifest.
 * @param names which pictures to draw
 * @param onDrawn called after each picture with the number of drawn pictures
 */
export async function drawOriginals(
  originals: Originals,
  names: ReadonlySet<string>,
  onDrawn: (done: number) => void,
): Promise<void> {
  const { originalsDir, pictures, renderer, manifest, entries, unneeded } = originals;
  const typeset = await createTypesetter();
  const before = new Set(Object.keys(manifest.pictures).flatMap((name) => entries.get(name)?.file ?? []));
  let done = 0;
  for (const picture of pictures.filter(({ name }) => names.has(name))) {
    entries.set(picture, await drawOne(typeset, originals, picture));
    done += 1;
    onDrawn(done);
  }
  for (const name of unneeded) entries.remove(name);
  removeFiles(originals, before);
  entries.save();
  const known = pictures.map(
    ({ name, fingerprint }) => [name, names.has(name) ? fingerprint : (manifest.pictures[name] ?? '')] as const,
  );
  // If only some pictures were drawn with the new code, the others are still stale.
  const isWhole = [...originals.stale.keys()].every((name) => names.has(name));
  writeManifest(originalsDir, {
    renderer: isWhole ? renderer : manifest.renderer,
    pictures: Object.fromEntries(known),
  });
}
