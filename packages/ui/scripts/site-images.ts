import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseBrandMixes, parsePalette } from '../src/tokens/parse-palette.ts';
import { siteImages } from './site-images/site-images.ts';

function token(name: string) {
  return readFile(join(import.meta.dirname, '../src/tokens', name), 'utf8');
}

const appsFolder = join(import.meta.dirname, '../../../apps');

/* Writes the favicons, touch icons and shared pictures into `public/` of each app, or of the apps that are named. */
const only = process.argv.slice(2);
const [colours, brand] = await Promise.all([token('colour.css'), token('brand.css')]);
const images = await siteImages({
  palette: parsePalette(colours),
  defaultTint: parsePalette(brand),
  brandMixes: parseBrandMixes(brand),
});
for (const { app, path, data } of images.filter(({ app: each }) => only.length === 0 || only.includes(each))) {
  const file = join(appsFolder, app, 'public', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  process.stdout.write(`apps/${app}/public/${path}: ${(data.length / 1000).toFixed(1)} kB\n`);
}
