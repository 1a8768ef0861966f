/** Writes the catalogue's examples for the docs of packages/ui: `node scripts/record-specimens.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig } from '../src/config.ts';
import { readValidContent } from '../src/content/read.ts';
import { specimenFile, specimenFolder } from './specimens/folder.ts';
import { specimensOf } from './specimens/specimens.ts';

const { contentDir, originalsDir } = readConfig(process.env);
const content = readValidContent(contentDir);
const specimens = specimensOf(content);

rmSync(specimenFolder, { recursive: true, force: true });
mkdirSync(specimenFolder, { recursive: true });
writeFileSync(join(specimenFolder, 'catalogue.json'), `${JSON.stringify(specimens, null, 2)}\n`);

let bytes = 0;
for (const { name } of [...specimens.packs, ...specimens.contents, ...specimens.covers]) {
  const file = content.media.get(name)?.file;
  if (file === undefined) throw new Error(`The content has no picture "${name}".`);
  const width = specimens.covers.some((cover) => cover.name === name) ? 720 : 440;
  const picture = await sharp(join(originalsDir, file)).resize({ width }).webp({ quality: 78, effort: 6 }).toBuffer();
  writeFileSync(join(specimenFolder, specimenFile(name)), picture);
  bytes += picture.length;
}
process.stdout.write(`${(bytes / 1000).toFixed(0)} kB of pictures: ${specimenFolder}\n`);
