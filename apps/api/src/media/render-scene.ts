import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawScene } from './draw-scene.ts';
import { encode, rasterise, resized } from './encode.ts';
import { fileName } from './file-name.ts';
import { formats } from './formats.ts';
import { sizes, type Spec } from './scenes/spec.ts';
import { createTypesetter, type Typesetter } from './type/typesetter.ts';

let typesetter: Promise<Typesetter> | undefined;

/** A reader never sees half a file. */
const writeWhole = async (path: string, data: Buffer): Promise<void> => {
  const draft = `${path}.${String(process.pid)}.draft`;
  await writeFile(draft, data);
  await rename(draft, path);
};

/** Draws a picture and writes it in all its widths and formats. */
export const renderScene = async (spec: Spec, hash: string, folder: string): Promise<void> => {
  typesetter ??= createTypesetter();
  const raster = await rasterise(drawScene(await typesetter, spec), spec.kind === 'logo');
  for (const width of sizes[spec.kind].widths) {
    const scaled = await resized(raster, width);
    for (const format of formats) {
      await writeWhole(join(folder, fileName(hash, width, format)), await encode(scaled, format));
    }
  }
};
