/** Records what the docs of packages/ui show of the catalogue: `node scripts/record-specimens.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig } from '../src/config.ts';
import { readValidContent } from '../src/content/read.ts';
import { drawScene } from '../src/media/draw-scene.ts';
import { rasterise, resized } from '../src/media/encode.ts';
import { planMedia } from '../src/media/plan.ts';
import { createTypesetter } from '../src/media/type/typesetter.ts';
import { specimenFile, specimenFolder } from './specimens/folder.ts';
import { specimensOf } from './specimens/specimens.ts';

const content = readValidContent(readConfig(process.env).contentDir);
const specimens = specimensOf(content);
const specs = new Map(planMedia(content).map(({ name, spec }) => [name, spec]));
const typeset = await createTypesetter();

rmSync(specimenFolder, { recursive: true, force: true });
mkdirSync(specimenFolder, { recursive: true });
writeFileSync(join(specimenFolder, 'catalogue.json'), `${JSON.stringify(specimens, null, 2)}\n`);

let bytes = 0;
for (const { name } of [...specimens.packs, ...specimens.contents, ...specimens.covers]) {
  const spec = specs.get(name);
  if (!spec) throw new Error(`The media plan has no picture "${name}".`);
  const { data, ...raw } = await resized(await rasterise(drawScene(typeset, spec), false), spec.kind === 'cover' ? 720 : 440);
  const picture = await sharp(data, { raw }).webp({ quality: 78, effort: 6 }).toBuffer();
  writeFileSync(join(specimenFolder, specimenFile(name)), picture);
  bytes += picture.length;
}
process.stdout.write(`${(bytes / 1000).toFixed(0)} kB of pictures: ${specimenFolder}\n`);
