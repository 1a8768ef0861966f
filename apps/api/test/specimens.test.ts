import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specimenFile, specimenFolder } from '../scripts/specimens/folder.ts';
import { specimensOf } from '../scripts/specimens/specimens.ts';
import { readConfig } from '../src/config.ts';
import { readValidContent } from '../src/content/read.ts';

const content = readValidContent(readConfig({}).contentDir);
const specimens = specimensOf(content);
const pictures = [...specimens.packs, ...specimens.contents, ...specimens.covers];

it('packages/ui/docs has the current catalogue (update: node scripts/record-specimens.ts)', () => {
  expect(JSON.parse(readFileSync(join(specimenFolder, 'catalogue.json'), 'utf8'))).toEqual(specimens);
});

it('stores exactly the pictures that are shown', () => {
  const files = ['catalogue.json', ...new Set(pictures.map(({ name }) => specimenFile(name)))];
  expect(readdirSync(specimenFolder).sort()).toEqual(files.sort());
});

it('takes less than 300 kB', () => {
  const sizes = readdirSync(specimenFolder).map((file) => statSync(join(specimenFolder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});

it('shows only pictures that the catalogue has', () => {
  expect(pictures.filter(({ name }) => !content.media.has(name))).toEqual([]);
});

it('shows a product in each shape of pack and each brand', () => {
  const shapes = new Set([...content.products.values()].map(({ pack }) => pack));
  expect(new Set(specimens.packs.map(({ of }) => of))).toEqual(shapes);
  expect(new Set(specimens.covers.map(({ of }) => of))).toEqual(new Set(content.brands.keys()));
});
